# Ce qu'on dit à qui lit et répond par du texte, comme un modèle de langue.

reader-role = Vous jouez à { $game }, { $credit }, à une table de { $seats }. Vous êtes { $name }. Jouez pour gagner.
reader-rules = Les règles :
reader-answer = Réfléchissez autant que vous voulez. Terminez votre réponse par une ligne de cette forme, avec un coup écrit comme dans les règles :
reader-since = Depuis votre dernier coup :
reader-now = La table telle que vous la voyez :
reader-legal = Coups possibles ({ $count }) : { $moves }
reader-withheld = { $count ->
        [one] Un seul coup est possible.
       *[other] { $count } coups sont possibles. Ils ne sont pas listés : les règles disent lesquels.
    }
reader-your-turn = C'est à vous.
reader-refused = Ce coup n'est pas possible : { $why } Essayez encore, avec une ligne de la même forme.
reader-no-move = votre réponse n'a pas de ligne de cette forme
reader-gave-up = aucun coup possible en { $tries } réponses ; la dernière : { $why }
reader-you-said = Vous avez répondu :
reader-failed = la commande a fini par { $code }
reader-in-time = une réponse en { $limit } au plus
