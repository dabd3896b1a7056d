# Ce qu'on dit aux agents qui jouent par le Model Context Protocol.

no-match = pas de partie { $match } ici
too-many-matches = { $most } parties sont en cours ici, et c'est le maximum ; réessayez plus tard
not-own-seat = vous jouez la place { $own }, pas la place { $seat }
which-seats = des places de 0 à { $last } à jouer, chacune une fois
as-many-bots = au plus { $seats } robots pour les autres places
bot-here = un robot d'ici : { $known }
moves-withheld = cette partie a été ouverte sans liste des coups possibles : les règles disent lesquels il y a
still-going = la partie continue : ses coups sont jugés quand elle est finie
being-reviewed = trop de parties sont jugées en ce moment ; réessayez plus tard
section-of = une section : { $known }
rule-of = une règle de { $first } à { $last }
agent-turn = C'est à la place { $seat }, que vous jouez.
agent-thinking = Des robots réfléchissent encore ; regardez la partie dans un instant.
agent-over = La partie est finie.
agent-ranked = { $place }. { $name } : { $result }
agent-many = Il y a { $count } coups possibles ; l'outil legal_moves les liste.
agent-bot-erred = Le robot { $name } a échoué et abandonne : { $why }
agent-secret = choisit en secret
agent-resigned = abandonne
agent-regret = place { $seat } : { $moves } coups jugés, { $lost } % des chances de gagner perdus par coup
