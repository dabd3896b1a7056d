# What the server says to people, mostly why it refuses something.

# Requests that are not answered; $retry_after_s, $most_s are seconds.

unavailable = the database does not answer: { $fate }; try again in { $retry_after_s } s
fate-unknown = this may be done or not
fate-nothing = nothing was done
not-signed-in = sign in first: expected a session cookie or a token, got none that is valid
wrong-password = wrong name or password
weak-password = this password is easily guessed; choose a longer one, such as a few words that do not belong together
too-soon = too fast: try again in { $retry_after_s } s
too-fast = expected at most { $rate }; try again in { $retry_after_s } s
too-many-connections = expected at most { $most } connections of one address
too-many = too many attempts: try again in { $retry_after_s } s
not-http = expected an HTTP request that can be read
too-late = expected the whole request within { $most_s } s
target-too-long = expected a path and query of at most { $most } bytes, got { $got }
head-too-large = expected at most { $most_fields } header fields of { $most } bytes together
too-large = expected at most { $most } bytes
foreign-origin = expected a page of this server's own origin, or one it was told to trust
malformed = the request does not have the expected form
internal = something went wrong here; the server's log says what
not-ready = the { $part } does not answer

# There is no such thing, or not for everybody.

no-deck = no deck { $id } that you may see
no-match = no match { $id } that you may see
no-picture = no picture { $id } that you may see
no-player = no player { $id } that you may see
no-review-of-match = no review of match { $id } that you may see
no-session = no session { $id } of yours
no-table = no table { $id } that you may see
no-token = no token { $id } that you may see

# People.

someone-who-left = someone who left
name-taken = the name { $name } is taken; choose another
guest-without-password = expected an account; a guest has no password
guest-expected = expected a guest, got an { $kind }: { $name }
guest-without-token = expected an account; a guest shows its session instead of a token
most-tokens = expected fewer than { $most } tokens; revoke one first

# Tables.

option-one-of-here = option { $option }: expected one of { $choices } here; got { $got }
one-of-bots = one of { $known }
most-people = at most { $most } people
one-person-each = expected one person at each screen of a rated table
table-playing = expected a table that is gathering; this one is playing
table-closed = expected a table that is gathering; this one is closed
was-closed = this table was closed
only-the-host = only the host of the table may do this
not-oneself = expected somebody else: to go yourself, leave the table
rated-stay = nobody can be sent away from a rated match
rated-no-undo = no move is taken back in a rated match against bots
sent-away = the host has asked you to leave this table
free-seats = expected every seat taken, got free seats: { $seats }
seat-taken = expected a free seat; somebody sits there already
table-full = expected a free seat; the table is full
too-many-tables = you already have { $count } tables waiting for players ({ $most } at most): start or close one first
too-many-matches = the host already has { $count } matches going on ({ $most } at most): finish or resign one first
too-many-of-bots = you already have { $count } matches between bots going on ({ $most } at most): wait until one is over
too-many-tables-here = your address already has { $count } tables waiting for players ({ $most } at most): start or close one first
too-many-matches-here = your address already has { $count } matches going on ({ $most } at most): finish or resign one first
too-many-of-bots-here = your address already has { $count } matches between bots going on ({ $most } at most): wait until one is over

# Matches, reviews and replays.

still-playing = expected a match that is over; this one is at event { $seq }
wrong-seq = expected seq { $expected }, got { $got }
id-reused = id { $id } stands for { $first }, got it with { $asked }
key-reused = this key stands for something else that you asked for
done-before = this was just done under the same key
match-over = the match is over
time-is-up = your time is up
time-left = seat { $seat } has time left
seat-up-to = a seat from 0 to { $last }
seat-of-yours = a seat of yours { $seats }
seat-to-act = a seat that is to act ({ $waiting })
seated-play = only those seated may play
seated-act = only those seated may do this in a match
seated-preview = only those seated may ask what a move earns
seated-hints = only those seated get hints
without-hints = this match is played without hints
nobody-waits = nobody is waiting for your answer
one-question = expected one question at a time; the last is still being thought about
move-up-to = a move from 1 to { $last }
event-up-to = an event from 0 to { $last }
views-after-end = the other players’ views open only after the end
no-score-pad = { $game } has no score pad
no-positions = positions of { $game } cannot be tried
