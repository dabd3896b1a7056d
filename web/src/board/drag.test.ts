// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import { Drag } from './drag.svelte';

let done: string[];
let drag: Drag<string>;

beforeEach(() => {
  done = [];
  const note = (deed: string) => (thing: string) => void done.push(`${deed} ${thing}`);
  const deeds = { lift: note('lift'), carry: note('carry'), drop: note('drop') };
  drag = new Drag({ ...deeds, tap: note('tap'), cancel: note('cancel') });
});

function pointer(type: string, clientX: number, pointerType = 'mouse'): PointerEvent {
  const event = new MouseEvent(type, { clientX, clientY: 0, button: 0 });
  return Object.assign(event, { pointerType }) as unknown as PointerEvent; // jsdom has no pointers
}

test('a press that hardly moves is a tap', () => {
  drag.press(pointer('pointerdown', 0), 'tile');
  dispatchEvent(pointer('pointermove', 5));
  dispatchEvent(pointer('pointerup', 5));
  expect([done, drag.dragged]).toEqual([['tap tile'], false]);
});

test('a press that moves carries the thing, and lets it go where it ends', () => {
  drag.press(pointer('pointerdown', 0), 'tile');
  dispatchEvent(pointer('pointermove', 20));
  expect([drag.thing, drag.x]).toEqual(['tile', 20]);
  dispatchEvent(pointer('pointermove', 2)); // back again: it is carried all the same
  dispatchEvent(pointer('pointerup', 2));
  expect(done).toEqual(['lift tile', 'carry tile', 'carry tile', 'drop tile']);
  expect([drag.thing, drag.dragged]).toEqual([null, true]);
});

test('what is not movable can only be tapped', () => {
  drag.press(pointer('pointerdown', 0), 'board', false);
  dispatchEvent(pointer('pointermove', 50));
  dispatchEvent(pointer('pointerup', 50));
  expect(done).toEqual(['tap board']);
});

test('a pointer that the browser takes away drops nothing', () => {
  drag.press(pointer('pointerdown', 0), 'tile');
  dispatchEvent(pointer('pointermove', 20));
  dispatchEvent(pointer('pointercancel', 20));
  dispatchEvent(pointer('pointerup', 20));
  expect(done).toEqual(['lift tile', 'carry tile', 'cancel tile']);
});

test('where fingers scroll they drag nothing, and no click is taken for a drag', () => {
  const mouseOnly = new Drag<string>({ mouseOnly: true, drop: () => done.push('drop') });
  mouseOnly.press(pointer('pointerdown', 0, 'touch'), 'card');
  dispatchEvent(pointer('pointermove', 50, 'touch'));
  dispatchEvent(pointer('pointerup', 50, 'touch'));
  expect([done, mouseOnly.dragged]).toEqual([[], false]);
});
