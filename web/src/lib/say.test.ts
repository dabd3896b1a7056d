import { expect, test } from 'vitest';
import { said, say, sentence, tongue, why } from './say';

test('a text is said in the language that was chosen', () => {
  tongue.choose('fr');
  expect(said({ en: 'yes', fr: 'oui' })).toBe('oui');
  tongue.choose('en');
  expect(say('yes', 'oui')).toBe('yes');
});

test('French is set without breaks before its marks, and with true apostrophes', () => {
  tongue.choose('fr');
  expect(say('', "C'est à vous : « jouez » !")).toBe(
    'C’est à vous\u00a0: «\u00a0jouez\u00a0»\u00a0!',
  );
});

test('English is left as it is written', () => {
  tongue.choose('en');
  expect(say("It's on: play !", '')).toBe("It's on: play !");
});

test('a refusal is a sentence', () => {
  tongue.choose('fr');
  expect(why({ message: 'no', message_fr: 'à vous' })).toBe('À vous');
  expect(sentence('')).toBe('');
});
