# What every game, bot and match says.
# "[lays|lay]" holds two forms of a verb: after a player's name, and as advice.

within = { $place }: { $what }
and = { $first } and { $last }
seat = seat { $number }
points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
points-lost =
    { $number ->
        [one] { $number } point lost
       *[other] { $number } points lost
    }

# What came is not what is needed: $expected and $got are such as "a move as text" and "3".

mismatch = expected { $expected }, got { $got }
nothing = none
text-like = '{ $text }'
kind-bool = bool
kind-dict = dict
kind-int = int
kind-list = list
kind-str = str
too-few = { $what }: expected { $least } or more, got { $got }
cannot-read = cannot read { $path }: { $error }
cannot-write = cannot write { $path }: { $error }

# Games and their options. $vowel tells whether the author's name begins with one (yes or no).

credit = by { $author }
plays = [plays|play] { $move }
no-game = no game { $name }; there are: { $known }
bad-seats = { $game } is played by { $seats } seats, got { $got }
no-count = { $game } has no score counting
no-option = { $game } has no option { $option }; its options: { $known }
no-options = none
yes = yes
no = no
one-of = one of { $choices }
option-mismatch = expected { $expected }; got { $got }
no-rules = No rules come with this game.

# Matches: seats, moves, endings, moves taken back. $waiting lists seats: "0, 2".

match-over = the match is over
match-in-progress = a match in progress
match-ended = one that is over
move-as-text = a move as text
not-legal = action { $action } is not legal for seat { $seat }
not-now = this move is not possible now
seat-up-to = a seat from 0 to { $last }
not-your-turn = seat { $seat } is not to act now; waiting for seat { $waiting }
seat-to-act = a seat that is to act ({ $waiting })
names-for-seats = { $seats } names
name-length = a name has 1 to { $most } characters, got { $got }
ended-resignation = { $name } resigned.
ended-time = { $name } ran out of time.
end-by = an end by { $one } or { $other }
nothing-to-undo = there is no move of yours to take back
shown-cannot-be-undone = what was drawn or shown cannot be taken back
exchanged = the match was begun with { $begun }, got { $got }; it goes on when the old one is back

# Seeds and simulations.

seed-bytes = a seed of bytes has { $bytes } of them, got { $got }
seed-kind = a seed is a whole number, { $bytes } bytes or None, got { $got }
seed-range = a seed is from 0 to 2**256 - 1, got { $got }
simulation-seed = the seed of a simulation is from 0 to 2**63 - 1, got { $got }

# Records: where something does not fit, and what.

event = event { $number }
setup = setup
an-object = an object
a-list = a list
a-json-object = a JSON object
record-as-json = a record as JSON
record-as-object = a record as an object
record-does-not-open = the record does not open
result-too-early = after event { $last }: the record has a result, but seat { $seat } is still to act
match-not-over = the match is not over after event { $last }
record-without-seed = the record has no seed: it was written before the match was over
seed-digits = 64 hex digits

# Bots; $name is what one types or a command line.

level-1 = level 1, Pebble
level-2 = level 2, Clay
level-3 = level 3, Mortar
level-4 = level 4, Mosaicist
level-5 = level 5, Master
level-6 = level 6, Byzantium
bot-search = looks ahead
bot-plain = searches blindly
bot-uniform = plays any legal move
bot-greedy = plays what looks best
bot-hasty = takes the most it can now

# How they play, in a sentence about one of them.

style-level1 = Overlooks more than half of what could be done, and judges the rest by feel.
style-level2 = Overlooks every third move, and takes what looks good among the others.
style-level3 = Overlooks little and plays for now; rarely thinks of your answer.
style-level4 = Plays like a good club player: hardly misses a thing, and looks ahead where it pays.
style-level5 = Overlooks nothing, knows what every place is worth, and looks ahead where it pays.
style-level6 = Plays on in thought a thousand times and more before every move.
style-greedy = Takes what looks best one step ahead, and never thinks a second step.
style-hasty = Grabs the most points there are right now, whatever comes of it.
style-plain = Knows the rules and nothing else; tries out at random how a move may end.
style-uniform = Draws every move by lot.
# Bots that are not there or do not play; $name as above.

no-bot = no bot { $name }; there are: { $known }, { $program }COMMAND LINE, { $python }module:attribute, { $text }COMMAND LINE
python-bot = { $python }module:attribute
cannot-make = cannot make { $name }
cannot-start = cannot start { $name }
command-line = the command line of a program
object-with-choose = an object with choose(view, legal)
a-move = a move
move-in-time = a move within { $limit }
legal-move = a legal move ({ $legal })
move-line = one line {"{"}"move": …{"}"} as JSON
program-ended = expected a move, but the program ended with exit code { $code }
program-wrote = { $what }; it wrote to its standard error:{ $tail }

# Counting real tables, where each player has a sheet.

sheet-line = line { $number }
sheet-named = a name and a colon first, as other players have them
sheet-name-new = a new name
sheet-name-known = { $player } as on line { $number }
sheets-most = at most { $most } players
sheets-one-more = one more
sheet-place = { $place }. { $player }
sheets-won = { $player } wins with { $points }.
sheets-share = { $names } share the win with { $points }.

# Matches and positions on a device.

no-match-here = no match { $id } on this device
other-rules = this match was begun by rules { $begun }, and these are { $now }: it is kept as it is, and cannot go on here
wrong-seq = expected seq { $expected }, got { $got }
nobody-plays-here = nobody here plays this match
one-of-here = { $name }: expected one of { $choices } here, got { $got }
