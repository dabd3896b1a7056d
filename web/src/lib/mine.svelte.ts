// My matches and the tables where I wait, with whose turn it is, as it changes.

import { get } from '$web/lib/api';
import { socket } from '$web/lib/socket.svelte';
import { me } from '$web/lib/me.svelte';
import type {
  History,
  Lobby,
  PlayedMatch,
  Running,
  RunningMatch,
  TableInfo,
  ToClient,
} from '$web/wire';

const MOST_PAST = 12;
const NO_PAST = 1_000_000; // more events than any match has: we want to know how it stands, not how it came

export class Mine {
  running = $state.raw<RunningMatch[]>([]);
  gathering = $state.raw<TableInfo[]>([]);
  finished = $state.raw<PlayedMatch[]>([]);
  #stop: () => void;
  #closed = false;

  constructor() {
    this.#stop = socket.listen((message) => this.#hear(message));
    if (me.who) void this.ask();
  }

  close(): void {
    for (const match of this.running) socket.send({ type: 'unwatch', match: match.match });
    this.#stop();
    this.#closed = true;
  }

  async ask(): Promise<void> {
    const [running, tables, history] = await Promise.all([
      get<Running>('/me/running'),
      get<Lobby>('/me/tables'),
      get<History>(`/me/matches?limit=${MOST_PAST}`),
    ]).catch(
      () =>
        [{ matches: [] }, { tables: [] }, { matches: [] }] as [
          Running,
          Pick<Lobby, 'tables'>,
          Pick<History, 'matches'>,
        ],
    );
    if (this.#closed) return; // what we would watch now nobody would unwatch
    this.running = running.matches;
    this.gathering = tables.tables.filter((table) => table.state === 'gathering');
    this.finished = history.matches.filter((match) => match.ended_ms !== null);
    for (const match of this.running)
      socket.send({ type: 'watch', match: match.match, since: NO_PAST });
  }

  #hear(message: ToClient): void {
    if (message.type === 'hello' && message.you) void this.ask();
    if (message.type !== 'snapshot' && message.type !== 'event') return;
    if (message.over) return void this.ask();
    const { waiting } = message;
    this.running = this.running
      .map((match) =>
        match.match === message.match
          ? { ...match, waiting, your_turn: match.seats.some((seat) => waiting.includes(seat)) }
          : match,
      )
      .sort((one, other) => Number(other.your_turn) - Number(one.your_turn));
  }
}
