// Every message that crosses the wire, written from the server's models by
// `make types`. Do not edit.

/** Who wants a rematch, and the match it became when all agreed. */
export interface Again {
  table: string;
  /** ids of the players who want one; bots always do */
  again: string[];
  /** the new match */
  match: string | null;
}

/** A position as one seat may judge it, the best choice first. */
export interface AnalysisInfo {
  seat: number;
  /** of each seat to come first, by our search */
  chances: number[];
  choices: ChoiceInfo[];
}

/** A bot that can take a seat. */
export interface BotInfo {
  name: string;
  about: Said;
  /** what it is called at a table; the second one there by the second */
  names: string[];
  /** how it plays, in a sentence */
  style: Said | null;
}

/** How a player does at a game against a bot that had all other seats. */
export interface BotResults {
  game: string;
  bot: string;
  played: number;
  /** first places, shared ones included */
  won: number;
}

/** Another password. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** One move that could be played. */
export interface ChoiceInfo {
  move: string;
  /** the seat's chance of the first place, by our search */
  expected: number;
  visits: number;
  /** what is likely to follow */
  continuation: string[];
  /** the move in words of advice */
  said: Said | null;
}

/** The clocks, at the moment of the message. */
export interface ClockTold {
  /** by seat; none where there is no clock */
  left_ms: (number | null)[];
  /** the seats whose time runs */
  running: number[];
}

/** A real table that was counted. */
export interface CountInfo {
  lines: TallyLine[];
  total: number;
  remark: Said | null;
  /** the total in words, where those of the move do not tell it */
  gain: Said | null;
  /** of each player, in the text's order, where the lines are players */
  sheets: TallyInfo[];
}

/** A real table that somebody wrote down. */
export interface CountText {
  /** as the game's `count_format` says */
  text: string;
}

/** A match by letter: so many days for each move. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** A deck: the faces of its cards, not which word fits which image. */
export interface DeckInfo {
  name: string;
  /** of its data, as records name it */
  sha256: string;
  /** by key */
  words: Record<string, WordInfo>;
  /** by number */
  images: Record<string, ImageInfo>;
}

/** Resign, leave, ask to take back, or answer; the answer is the event, or a refusal. */
export interface DoAct {
  /** your own id of this act: sent again, it is done once */
  id: string;
  act: "resign" | "leave" | "ask_undo" | "accept_undo" | "refuse_undo";
  /** which of your seats, if you play for others at your screen; your own if left out */
  seat?: number | null;
  type: "act";
  match: string;
}

/** One more event, and what you see after it. */
export interface Event {
  /** the number of the last event */
  seq: number;
  /** yours; none for a spectator */
  seat: number | null;
  view: Record<string, unknown>;
  /** your moves; none when you are not to act */
  legal: string[];
  /** the seats that may act */
  waiting: number[];
  over: boolean;
  clock: ClockTold | null;
  undo: UndoAsked | null;
  type: "event";
  match: string;
  event: Happened;
  /** earlier secret choices that this event reveals */
  revealed: Happened[];
  /** your own id of it, if the move was yours */
  id: string | null;
}

/** A match between bots, for whoever would like to watch one. */
export interface Exhibition {
  game: string;
}

/** All that is stored about you. */
export interface Export {
  sections: Record<string, Record<string, unknown>[]>;
}

/** Somebody who leaves for good. */
export interface Farewell {
  /** of an account; a guest has none */
  password?: string | null;
}

/** So much time for the match, and more with every move. */
export interface FischerClock {
  kind: "fischer";
  start_s: number;
  increment_s: number;
}

/** What the move would earn at once, and what it is. */
export interface Foretold {
  lines: TallyLine[];
  total: number;
  remark: Said | null;
  /** the total in words, where those of the move do not tell it */
  gain: Said | null;
  /** the move in words of advice */
  said: Said;
}

/** The match after one event, or at its beginning. */
export interface Frame {
  /** 0 before the first event */
  seq: number;
  /** what led here; none at the beginning */
  event: Happened | null;
  view: Record<string, unknown>;
  waiting: number[];
  over: boolean;
  /** all of it as text, once the match is over */
  position: string | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  author: string;
  credit: Said;
  about: Said;
  minutes: number;
  seats: number[];
  usual_seats: number;
  options: OptionInfo[];
}

/** A game, with what the score pad needs. */
export interface GamePage {
  name: string;
  title: string;
  author: string;
  credit: Said;
  about: Said;
  minutes: number;
  seats: number[];
  usual_seats: number;
  options: OptionInfo[];
  /** what a table to be counted looks like; none if the game counts none */
  count_format: Said | null;
}

/** How a player does at a game, among so many. */
export interface GameStatistics {
  game: string;
  pool: "solo" | "duel" | "table" | "bots";
  played: number;
  /** first places, shared ones included */
  won: number;
  average_place: number;
  average_points: number;
  rating: RatingInfo | null;
  /** the latest ratings, oldest first */
  course: RatingPoint[];
}

/** One event, as far as you may know it. */
export interface Happened {
  seq: number;
  kind: "move" | "resign" | "leave" | "time" | "undo_ask" | "undo_yes" | "undo_no" | "undo";
  seat: number;
  /** none while it is another seat's secret; when a seat is given up, the bot that takes it over, or empty if the match ends; of an undo, how many moves go */
  move: string | null;
  /** a move you may know, in words that follow a name */
  said?: Said | null;
  /** what that move earned at once, if anything */
  earned?: TallyInfo | null;
  /** what it brought about besides, if anything */
  notes?: NoteInfo[] | null;
}

/** How the server is. */
export interface Health {
  status: string;
}

/** The first message of the server. */
export interface Hello {
  type: "hello";
  you: Who | null;
  protocol: number;
}

/** A page of your matches, newest first. */
export interface History {
  matches: PlayedMatch[];
  /** what to send as `before` for the next page */
  next: string | null;
}

/** An image card. */
export interface ImageInfo {
  /** what it shows, for those who do not see it */
  about_en: string;
  about_fr: string;
  /** the same in every language */
  abouts: Said;
  /** its address here, which changes with it; none if it was not drawn */
  picture: string | null;
}

/** A wish to sit down. */
export interface Join {
  /** any free one if left out */
  seat?: number | null;
  /** as programs of 0.1 send it; others say it in the address */
  invitation?: string | null;
}

/** A move that was played, beside the one our search likes best. */
export interface JudgedMove {
  /** of the move, from 1 */
  number: number;
  seat: number;
  played: string;
  best: string;
  /** `best` in words of advice */
  best_said: Said | null;
  /** the step of the lesson, by its name, that shows what `best` does and `played` does not */
  lesson: string | null;
  /** how much worse the played move is expected to do */
  lost: number;
  /** of each seat to come first, before the move, by our search */
  chances: number[];
}

/** When a match ended, and whether it was won; alone nobody wins. */
export interface LatestResult {
  ended_ms: number;
  won: boolean | null;
}

/** One line of a leaderboard. */
export interface Leader {
  player: Who;
  rating: RatingInfo;
}

/** The strongest accounts and bots, by what is sure of them. */
export interface Leaderboard {
  game: string;
  pool: "duel" | "table" | "bots";
  leaders: Leader[];
}

/** Something that was said. */
export interface Line {
  type: "line";
  id: number;
  /** where; none for the lobby */
  table: string | null;
  who: Who;
  text: string;
  at_ms: number;
}

/** The open tables that gather, newest first. */
export interface Lobby {
  type: "lobby";
  tables: TableInfo[];
  /** open tables that play, newest first */
  playing: TableInfo[];
  /** how many look on, by table; none are left out */
  spectators: Record<string, number>;
  /** the number of this list, for changes to follow */
  seq: number;
}

/** What is different in the lobby since the list of the number ``since``. */
export interface LobbyChanges {
  type: "lobby_changes";
  since: number;
  /** the number of the list that this leads to */
  seq: number;
  /** tables that are new, or look different */
  changed: TableInfo[];
  /** ids of those that gather; none: as before */
  tables: string[] | null;
  /** ids of those that play; none: as before */
  playing: string[] | null;
  /** of all; none: as before */
  spectators: Record<string, number> | null;
}

/** Somebody who comes back. */
export interface LogIn {
  name: string;
  password: string;
}

/** A new token. */
export interface MadeToken {
  id: string;
  label: string;
  created_ms: number;
  /** shown this once; send it as Authorization: Bearer */
  token: string;
}

/** What is known of a match besides its position. */
export interface MatchInfo {
  id: string;
  table: string;
  game: string;
  rules: string;
  options: Record<string, unknown>;
  players: Who[];
  seq: number;
  over: boolean;
  /** SHA-256 of the seed */
  commitment: string;
  /** 64 hex digits, after the end */
  seed: string | null;
  /** scores and ranking, after the end */
  result: Record<string, unknown> | null;
  /** each seat's result in words, after the end */
  summaries: Said[] | null;
  /** what set the first apart from the next, after an end by the rules */
  decided: Said | null;
  /** the seat that ended it, and how, if it did not end by its rules */
  ended: Record<string, unknown> | null;
  rated: boolean;
  terms: TermsOutput;
}

/** What a view says of the match, whatever the game. */
export interface MatchView {
  game: string;
  seats: number;
  /** whose view it is; none of somebody who looks on */
  seat: number | null;
  /** by seat */
  names: string[];
  /** the seats that may act */
  waiting: number[];
  /** whether it has ended, by the rules or before */
  over: boolean;
}

/** So much time for each move. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** Whom you do not hear. */
export interface Muted {
  players: Who[];
}

/** A guest who wants to come back. */
export interface NewAccount {
  name: string;
  password: string;
}

/** Something to do besides moving. */
export interface NewAct {
  /** your own id of this act: sent again, it is done once */
  id: string;
  act: "resign" | "leave" | "ask_undo" | "accept_undo" | "refuse_undo";
  /** which of your seats, if you play for others at your screen; your own if left out */
  seat?: number | null;
}

/** Somebody who wants to play at once. */
export interface NewGuest {
  name: string;
}

/** Something to say. */
export interface NewLine {
  text: string;
}

/** A move to play. */
export interface NewMove {
  /** your own id of this move: sent again, it is played once */
  id: string;
  /** the number of the last event you know */
  seq: number;
  move: string;
  /** which of your seats, if you play for others at your screen; your own if left out */
  seat?: number | null;
}

/** A table to open; whoever opens it is its host and takes ``seat``. */
export interface NewTable {
  game: string;
  /** the usual number if left out */
  seats?: number | null;
  options?: Record<string, boolean | number | string>;
  /** open: in the lobby, anybody may join and watch; link: whoever has the invitation may join and watch; private: it takes the invitation to join, and only those seated may watch; when it is over, whoever has the invitation may look back */
  visibility?: "open" | "link" | "private";
  /** bots by seat */
  bots?: Record<string, string>;
  /** further people at the host's screen, by seat; the host plays for them */
  people?: Record<string, string>;
  /** the host's own; none to look on */
  seat?: number | null;
  terms?: TermsInput;
  /** whether ratings change by its matches */
  rated?: boolean;
  /** whether those who play may ask what to do */
  hints?: boolean;
}

/** A token to make. */
export interface NewToken {
  /** what it is for */
  label: string;
}

/** Take your time. */
export interface NoClockInput {
  kind?: "none";
}

/** Take your time. */
export interface NoClockOutput {
  kind: "none";
}

/** What an event brought about for a seat besides: its turn is skipped. */
export interface NoteInfo {
  seat: number;
  /** in words that follow the seat's name */
  said: Said;
  /** the same as a sentence, to the seat itself */
  to_seat: Said;
}

/** One thing a table may choose. */
export interface OptionInfo {
  name: string;
  default: unknown;
  choices: unknown[];
  /** the choices in words, in their order */
  words: Said[];
  about: Said;
}

/** Ask whether the line still holds; the answer is a pong, at once. */
export interface Ping {
  type: "ping";
}

/** Play a move; the answer is its event, or a refusal with the same id. */
export interface PlayMove {
  /** your own id of this move: sent again, it is played once */
  id: string;
  /** the number of the last event you know */
  seq: number;
  move: string;
  /** which of your seats, if you play for others at your screen; your own if left out */
  seat?: number | null;
  type: "move";
  match: string;
}

/** A match of yours. */
export interface PlayedMatch {
  match: string;
  table: string;
  game: string;
  options: Record<string, unknown>;
  names: string[];
  seat: number;
  started_ms: number;
  ended_ms: number | null;
  /** from 1, after the end */
  place: number | null;
  points: number | null;
  /** your result in words, after the end */
  summary: Said | null;
  /** if the match was rated */
  rating_before: number | null;
  rating_after: number | null;
}

/** A player and its ratings. */
export interface PlayerInfo {
  player: Who;
  ratings: RatingInfo[];
}

/** It does. */
export interface Pong {
  type: "pong";
}

/** Ask what a move would earn at once; nothing is played. */
export interface PreviewMove {
  type: "preview";
  match: string;
  move: string;
  /** which of your seats, if you play for others at your screen; your own if left out */
  seat?: number | null;
  /** your own; a refusal repeats it */
  id?: string | null;
}

/** What a move of yours would earn at once. */
export interface Previewed {
  type: "previewed";
  match: string;
  seq: number;
  move: string;
  /** the move in words of advice */
  said: Said;
  tally: TallyInfo;
}

/** Why a request was refused. */
export interface Problem {
  /** for programs */
  code: string;
  /** for people */
  message: string;
  /** the same in French */
  message_fr: string;
  /** the same in every language */
  messages: Record<string, string>;
  details: Record<string, unknown>;
}

/** A player's results; others than the player see those of matches at open tables. */
export interface Profile {
  player: Who;
  /** when the player came first; of bots there is none */
  since_ms: number | null;
  ratings: RatingInfo[];
  games: GameStatistics[];
  bots: BotResults[];
  /** newest first, at most 500 */
  latest: LatestResult[];
}

/** A match against bots or between people at one screen, to begin at once. */
export interface QuickPlay {
  game: string;
  /** if left out, the usual number, or as many as there are people */
  seats?: number | null;
  options?: Record<string, boolean | number | string>;
  /** further people at your screen, who take the next seats; you play for them */
  people?: string[];
  /** who takes the other seats */
  bot?: string;
  seat?: number;
  terms?: TermsInput;
  /** whether ratings change; if not, hints are had */
  rated?: boolean;
}

/** How strong a player is at a game: Plackett–Luce at larger tables, Glicko-2 else. Ratings against bots alone stand apart; bots themselves are as strong as was measured. */
export interface RatingInfo {
  game: string;
  /** duel: two seats; table: three and more; bots: one person among bots */
  pool: "duel" | "table" | "bots";
  value: number;
  deviation: number;
  /** very likely at least so strong: value − 2 × deviation */
  sure: number;
  /** rated ones */
  matches: number;
}

/** The rating after one match. */
export interface RatingPoint {
  /** if you may see it */
  match: string | null;
  at_ms: number;
  value: number;
}

/** Why what you asked for is not done. */
export interface Refused {
  /** for programs */
  code: string;
  /** for people */
  message: string;
  /** the same in French */
  message_fr: string;
  /** the same in every language */
  messages: Record<string, string>;
  details: Record<string, unknown>;
  type: "refused";
  /** your own id of the move, if it was one */
  id: string | null;
  match: string | null;
}

/** Somebody whom the host sends away from the table. */
export interface Remove {
  player: string;
}

/** A match from its beginning, or one moment of it, through the eyes of one seat. */
export interface Replay {
  match: string;
  game: string;
  players: Who[];
  /** whose eyes; none looks on */
  seat: number | null;
  over: boolean;
  /** the number of the last event */
  last: number;
  frames: Frame[];
  /** what our search thinks of it, if it was asked */
  review: ReviewInfo | null;
  /** what a link must carry to open for others; told to those who play or played */
  invitation: string | null;
}

/** The judgement of every move that had an alternative, as far as it has got. */
export interface ReviewInfo {
  match: string;
  state: "working" | "done" | "failed";
  /** moves looked at */
  done: number;
  total: number;
  judged: JudgedMove[];
  /** numbers of the moves that lost most, worst first */
  turning: number[];
}

/** A table, who is there, and who would like to play again. */
export interface Room {
  type: "table";
  table: TableInfo;
  /** who is connected, at whichever process */
  present: Who[];
  /** how many of those present have no seat, guests included */
  spectators: number;
  /** ids of the players who want a rematch */
  again: string[];
}

/** The rules of a game. */
export interface Rulebook {
  game: string;
  language: "en" | "de" | "fr";
  markdown: string;
  /** what players read, up to the first line across the page; each rule has its number as an id, #R7, and each section one of its title */
  html: string;
  /** the sections of `html`, in order */
  contents: Section[];
  /** the rest: how moves, positions and records are written */
  notation: string;
}

/** Matches that go on: where it is your turn first, the longest since then. */
export interface Running {
  matches: RunningMatch[];
}

/** A match that goes on. */
export interface RunningMatch {
  match: string;
  table: string;
  game: string;
  options: Record<string, unknown>;
  players: Who[];
  /** yours; none if you look on */
  seats: number[];
  /** the seats that may act */
  waiting: number[];
  your_turn: boolean;
  seq: number;
  /** when it last went on, secret choices left out */
  since_ms: number;
  clock: ClockTold | null;
  spectators: number;
}

/** A sentence by language: `en`, `fr`, and whatever else the server speaks. */
export type Said = Record<string, string>;

/** Say something where you are: at a table you watch, or in the lobby. */
export interface SayLine {
  text: string;
  type: "say";
  /** none for the lobby */
  table?: string | null;
  /** your own: said again with it, this is said once */
  id?: string | null;
}

/** Who is to sit in a seat: a bot, somebody at the host's screen, or nobody. */
export interface SeatBot {
  bot: string | null;
  /** a name; then there is no bot */
  person?: string | null;
}

/** A section of the rules. */
export interface Section {
  id: string;
  title: string;
}

/** Which server this is. */
export interface ServerInfo {
  /** of the software */
  version: string;
  /** of these messages; it grows when clients must change */
  protocol: number;
  /** where others reach this server on its network, if it listens there; told at the machine itself only */
  network: string | null;
}

/** A browser in which you are signed in. */
export interface SessionInfo {
  id: string;
  /** as it calls itself, such as Firefox; may be empty */
  browser: string;
  /** what it runs on, such as Linux; may be empty */
  system: string;
  begun_ms: number;
  /** when it was last used, to the hour */
  seen_ms: number;
  /** whether this request came from it */
  here: boolean;
}

/** Your sessions, the latest first; a guest has this one alone, which is not listed. */
export interface SessionList {
  sessions: SessionInfo[];
}

/** All that can be played here. */
export interface Shelf {
  games: GameInfo[];
  bots: BotInfo[];
  /** the bots that play where people look on, by seat */
  cast: string[];
  /** days without a move, after which a rated match against bots is lost */
  unfinished_days: number;
}

/** The match as it stands, with the events after the number you named. */
export interface Snapshot {
  /** the number of the last event */
  seq: number;
  /** yours; none for a spectator */
  seat: number | null;
  view: Record<string, unknown>;
  /** your moves; none when you are not to act */
  legal: string[];
  /** the seats that may act */
  waiting: number[];
  over: boolean;
  clock: ClockTold | null;
  undo: UndoAsked | null;
  type: "snapshot";
  match: string;
  events: Happened[];
}

/** A match that began. */
export interface Started {
  match: string;
  table: string;
  /** yours */
  seat: number | null;
}

/** How you do at every game you finished a match of. */
export interface Statistics {
  games: GameStatistics[];
}

/** A table as its people see it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  visibility: "open" | "link" | "private";
  host: Who;
  seats: (Who | null)[];
  state: "gathering" | "playing" | "closed";
  /** the id of the latest match */
  match: string | null;
  /** told to those who sit here or host it */
  invitation: string | null;
  terms: TermsOutput;
  rated: boolean;
  hints: boolean;
}

/** What was said lately, oldest first, without those you muted. */
export interface Talk {
  lines: Line[];
}

/** Points, and where each comes from. */
export interface TallyInfo {
  lines: TallyLine[];
  total: number;
  remark: Said | null;
  /** the total in words, where those of the move do not tell it */
  gain: Said | null;
}

/** One reason for points. */
export interface TallyLine {
  /** as numbered in the game's rules */
  rule: string;
  what: Said;
  points: number;
  /** what to light on a board */
  cells: string[];
  note: Said | null;
}

/** How a table plays. */
export interface TermsInput {
  clock?: NoClockInput | MoveClock | FischerClock | DaysClock;
  /** when a clock has run out: a bot takes over, or the match ends */
  on_time?: "bot" | "end";
  /** the bot that takes the seat of whoever leaves */
  stand_in?: string;
  /** seconds for a judgement (MozaiK: a claim, a dispute), after which the judgement of the bots is taken; none for no limit */
  judge_s?: number | null;
}

/** How a table plays. */
export interface TermsOutput {
  clock: NoClockOutput | MoveClock | FischerClock | DaysClock;
  /** when a clock has run out: a bot takes over, or the match ends */
  on_time: "bot" | "end";
  /** the bot that takes the seat of whoever leaves */
  stand_in: string;
  /** seconds for a judgement (MozaiK: a claim, a dispute), after which the judgement of the bots is taken; none for no limit */
  judge_s: number | null;
}

/** Any message the server may send. */
export type ToClient = Hello | Snapshot | Event | Previewed | Lobby | LobbyChanges | Refused | Room | Line | Pong;

/** Any message a client may send. */
export type ToServer = Watch | Unwatch | PlayMove | PreviewMove | WatchLobby | DoAct | WatchTable | UnwatchTable | SayLine | Ping;

/** A token of yours; what it is was shown when it was made. */
export interface TokenInfo {
  id: string;
  label: string;
  created_ms: number;
}

/** Your tokens, oldest first. */
export interface TokenList {
  tokens: TokenInfo[];
}

/** What the seat sees after the moves. */
export interface Tried {
  view: Record<string, unknown>;
  /** the seat's moves; none when it is not to act */
  legal: string[];
  /** the seats that may act */
  waiting: number[];
  /** how many sit at the table */
  seats: number;
  over: boolean;
  /** all of it, to go on from here */
  position: string;
  /** the last move, in words that follow a name */
  said: Said | null;
  /** what it earned at once, if anything */
  earned: TallyInfo | null;
}

/** A position, and moves to try there. */
export interface Try {
  /** as the game writes it */
  position: string;
  /** whose eyes, and who moves if it is to act; none looks on */
  seat?: number | null;
  /** played one after the other, each by `seat`, or by the first seat that is to act where `seat` is not */
  moves?: string[];
  /** one more, after `moves` */
  move?: string | null;
}

/** A position, and a move whose worth is asked for. */
export interface TryPreview {
  position: string;
  seat: number;
  move: string;
}

/** A wish to take moves back, which waits for the answers of other people. */
export interface UndoAsked {
  /** who asks */
  seat: number;
  moves: number;
  /** the seats that have agreed so far */
  agreed: number[];
}

/** Ask to hear no more of a match. */
export interface Unwatch {
  type: "unwatch";
  match: string;
}

/** Leave the room; a seat is kept. */
export interface UnwatchTable {
  type: "unwatch_table";
  table: string;
}

/** What playing a finished match again has shown. */
export interface Verification {
  match: string;
  events: number;
  /** how often chance spoke, each time as the seed says */
  draws: number;
  result: Record<string, unknown>;
}

/** Ask for a match's snapshot and every event from then on; again after a gap. */
export interface Watch {
  type: "watch";
  match: string;
  /** the number of the last event you know */
  since?: number;
  invitation?: string | null;
  /** which of your seats, if you play for others at your screen; your own if left out */
  seat?: number | null;
}

/** Ask for the lobby, now and whenever it changes. */
export interface WatchLobby {
  type: "watch_lobby";
  /** after the first list, only what is different in it */
  changes?: boolean;
}

/** Enter a table: hear of it, of who is there and what is said, and be seen there. */
export interface WatchTable {
  type: "watch_table";
  table: string;
  invitation?: string | null;
}

/** A player as others see it. */
export interface Who {
  id: string;
  kind: "guest" | "account" | "bot" | "companion" | "left";
  name: string;
  /** of a companion: the id of the player at whose screen it sits */
  owner?: string | null;
}

/** A word card. */
export interface WordInfo {
  en: string;
  fr: string;
  /** what it asks of an image */
  about_en: string;
  about_fr: string;
  /** 1 common, 2 in between, 3 rare */
  level: number;
  /** points for one, two and three matching images */
  ladder: number[];
  /** left out where a table plays without colours */
  colour: boolean;
  /** what it is called, in every language */
  titles: Said;
  /** what it asks of an image, in every language */
  abouts: Said;
}
