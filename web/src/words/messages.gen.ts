// What pages say, written from `words/en.ftl` by `make types`. Do not edit.

export interface Messages {
  'language': null;
}
