// What can be played here: the games and the bots, asked for once.

import { get } from '$web/lib/api';
import { socket } from '$web/lib/socket.svelte';
import { said, say, sentence } from '$web/lib/say';
import type { BotInfo, GameInfo, Shelf, Who } from '$web/wire';

const LEVEL = /^level(\d)$/;

class Shelves {
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<BotInfo[]>([]);
  /** the bots that play where people look on, by seat */
  cast: string[] = [];
  /** without a move, after which a rated match against bots is lost */
  unfinished_days = $state(0);
  #asked = false;

  constructor() {
    // asked again whenever the line opens, until it was answered
    socket.listen(
      () => {},
      () => void this.#ask(),
    );
    void this.#ask();
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  title(name: string): string {
    return this.game(name)?.title ?? name;
  }

  /** The bots for people, the weakest first. */
  get levels(): BotInfo[] {
    return this.bots.filter((bot) => LEVEL.test(bot.name));
  }

  /** What a player is called: bots by the first name of their kind. */
  call(who: Who): string {
    if (who.kind === 'left') return say('someone-who-left');
    return who.kind === 'bot' ? this.callBot(who.name) : who.name;
  }

  /** What a bot is called, the one of this number at its table; any other name stays as it is. */
  callBot(name: string, number = 0): string {
    const names = this.bot(name)?.names ?? [];
    return names.length ? (names[number % names.length] ?? name) : name;
  }

  bot(name: string): BotInfo | undefined {
    return this.bots.find((bot) => bot.name === name);
  }

  /** How a bot plays, in a sentence. */
  style(name: string): string {
    const style = this.bot(name)?.style;
    return style ? said(style) : '';
  }

  /** What a player is, besides the name: nothing to say of people. */
  describe(who: Who): string {
    return who.kind === 'bot' ? `bot · ${this.describeBot(who.name)}` : '';
  }

  /** How strong a bot is. */
  describeBot(name: string): string {
    const level = LEVEL.exec(name)?.[1];
    if (level) return say('level', { level });
    const bot = this.bot(name);
    return bot ? said(bot.about) : name;
  }

  /** Names by seat. */
  callAll(players: Who[]): string[] {
    const people = players.map((who) => (who.kind === 'bot' ? who.name : this.call(who)));
    return this.callNames(people);
  }

  /** The same from names as they are stored: bots of a kind each have their own, and people of
   *  one name are told apart by a number. */
  callNames(stored: string[]): string[] {
    const names = stored.map((name, seat) =>
      this.callBot(name, stored.slice(0, seat).filter((each) => each === name).length),
    );
    return names.map((name, seat) => {
      if (names.indexOf(name) === names.lastIndexOf(name)) return name;
      return `${name} ${names.slice(0, seat + 1).filter((each) => each === name).length}`;
    });
  }

  async #ask(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const shelf = await get<Shelf>('/games');
      this.games = shelf.games;
      this.bots = shelf.bots;
      this.cast = shelf.cast;
      this.unfinished_days = shelf.unfinished_days;
    } catch {
      this.#asked = false; // the banner says that the server is away; we ask again when it is back
    }
  }
}

/** "level 4, Mosaicist" is called Mosaicist. */
export function levelName(bot: BotInfo): string {
  const text = said(bot.about);
  return sentence(text.split(', ').at(-1) ?? text);
}

export const shelf = new Shelves();
