import { expect, test } from 'vitest';
import { LANGUAGES } from './catalogues';
import { said, say, sentence, tongue, why } from './say';

test('a message is said in the language that was chosen', async () => {
  await tongue.choose('fr');
  expect(say('language')).toBe('Langue');
  expect(said({ en: 'yes', fr: 'oui' })).toBe('oui');
  await tongue.choose('en');
  expect(say('language')).toBe('Language');
});

test('what is put into a message is counted as the language does', async () => {
  await tongue.choose('fr');
  expect(say('watching', { count: 1 })).toBe('1 regarde');
  expect(say('watching', { count: 2000 })).toBe('2000 regardent');
});

test('a text without a translation is said in English', async () => {
  await tongue.choose('fr');
  expect(said({ en: 'yes' })).toBe('yes');
});

test('the pages speak the languages that have a file', () => {
  expect(LANGUAGES).toEqual(['de', 'en', 'fr']);
});

test('French is set without breaks before its marks, and with true apostrophes', async () => {
  await tongue.choose('fr');
  expect(said({ fr: "C'est à vous : « jouez » !" })).toBe(
    'C’est à vous\u00a0: «\u00a0jouez\u00a0»\u00a0!',
  );
});

test('German is set without breaks before an ellipsis or between a number and its unit', async () => {
  await tongue.choose('de');
  expect(said({ de: 'Warten … 5 min + 10 s' })).toBe('Warten\u00a0… 5\u00a0min + 10\u00a0s');
});

test('English is left as it is written', async () => {
  await tongue.choose('en');
  expect(said({ en: "It's on: play !" })).toBe("It's on: play !");
});

test('a refusal is a sentence', async () => {
  await tongue.choose('fr');
  expect(why({ message: 'no', message_fr: 'à vous' })).toBe('À vous');
  expect(why({ message: 'no', message_fr: 'non', messages: { fr: 'à vous' } })).toBe('À vous');
  expect(sentence('')).toBe('');
});
