// Which page an address means.  Every page but the first is loaded when it is asked for; what
// an address names (`/match/ID`, or `/match?id=ID`) is given to its page as a property.

import type { Component } from 'svelte';
import { alone } from '$web/lib/host';
import * as Home from '$web/pages/Home.svelte';

type Page = { default: Component<Record<string, string>> };

const files = import.meta.glob<Page>(['../pages/*.svelte', '!../pages/{Home,Trouble}.svelte']);

const ADDRESSES: [RegExp, string][] = [
  [/^\/table\/(?<table>[a-z0-9]+)$/, 'Table'],
  [/^\/match(?:\/(?<match>[a-z0-9]+))?$/, 'Match'],
  [/^\/replay(?:\/(?<match>[a-z0-9]+))?$/, 'Replay'],
  [/^\/learn(?:\/(?<game>[a-z0-9_]+))?$/, 'Learn'],
  [/^\/rules\/(?<game>[a-z0-9_]+)(?:\/(?<part>notation))?$/, 'Rules'],
  [/^\/watch$/, 'Watch'],
  [/^\/players(?:\/(?<game>[a-z0-9_]+))?$/, 'Players'],
  [/^\/pad(?:\/(?<game>[a-z0-9_]+))?$/, 'Pad'],
  [/^\/studies$/, 'Studies'],
  [/^\/me$/, 'Profile'],
  [/^\/player\/(?<player>[a-z0-9]+)$/, 'Profile'],
  [/^\/account$/, 'Account'],
];

const OF_SERVER = ['Table', 'Watch', 'Players', 'Account'];

export interface Found {
  load: () => Promise<Page>;
  given: Record<string, string>;
}

/** Find the page of an address; null where there is none. */
export function find(path: string, id: string | null): Found | null {
  if (path === '/') return { load: () => Promise.resolve(Home), given: {} };
  for (const [pattern, name] of ADDRESSES) {
    const match = pattern.exec(path);
    const load = match && files[`../pages/${name}.svelte`];
    const given: Record<string, string> = { ...match?.groups };
    if (id) given['match'] ??= id;
    if ((name === 'Match' && !given.match) || (alone && OF_SERVER.includes(name))) continue;
    if (load) return { load, given };
  }
  return null;
}
