// What serves this page: a server of ours, or a host that has only files (`tesselle site`).

const { alone: marked, tables: elsewhere } = document.documentElement.dataset;

/** whether there is no server to ask */
export const alone = marked !== undefined;

/** a server with tables where other people play, if this site leads to one */
export const tables = elsewhere ?? null;
