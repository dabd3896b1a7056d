// @vitest-environment jsdom

import { beforeAll, expect, test } from 'vitest';
import { eventually, TestServer } from '$web/testing/server';

const server = new TestServer();
beforeAll(() => server.open());

test('lists that come after the page was left are watched by nobody', async () => {
  let release = () => {};
  const later = new Promise<void>((go) => (release = go));
  server.answers.set('/api/me/running', () =>
    later.then(() => ({ matches: [{ match: 'm1', seats: [0], waiting: [0] }] })),
  );
  server.answers.set('/api/me/tables', () => Promise.resolve({ tables: [] }));
  server.answers.set('/api/me/matches', () => Promise.resolve({ matches: [] }));
  const { Mine } = await import('./mine.svelte');
  const left = new Mine();
  const stays = new Mine();
  const asked = [left.ask(), stays.ask()];
  left.close();
  release();
  await Promise.all(asked);
  await eventually(() => expect(stays.running).toHaveLength(1));
  expect(left.running).toEqual([]);
});
