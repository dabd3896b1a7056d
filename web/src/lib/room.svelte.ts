// One table's room: who sits there, who is there, and what is said.

import { get, invited } from '$web/lib/api';
import { socket } from '$web/lib/socket.svelte';
import { merged } from '$web/lib/lobby.svelte';
import type { Line, Room, Talk, ToClient } from '$web/wire';

export class RoomWatch {
  room = $state.raw<Room | null>(null);
  lines = $state.raw<Line[]>([]);
  #stop: () => void;

  constructor(
    readonly id: string,
    readonly invitation: string | null = null,
  ) {
    this.#stop = socket.listen(
      (message) => this.#hear(message),
      () => void this.#enter(),
    );
  }

  /** where what is said here is read and sent to */
  get door(): string {
    return invited(`/tables/${this.id}/chat`, this.invitation);
  }

  close(): void {
    socket.send({ type: 'unwatch_table', table: this.id });
    this.#stop();
  }

  async #enter(): Promise<void> {
    socket.send({ type: 'watch_table', table: this.id, invitation: this.invitation });
    const talk = await get<Talk>(this.door).catch(() => ({ lines: [] }));
    this.lines = merged(this.lines, talk.lines);
  }

  #hear(message: ToClient): void {
    if (message.type === 'table' && message.table.id === this.id) this.room = message;
    else if (message.type === 'line' && message.table === this.id) {
      this.lines = merged(this.lines, [message]);
    }
  }
}
