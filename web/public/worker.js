// Keeps the app on the device: it opens and plays without a network after the first visit.
//
// What there is to keep is written in by whoever serves this file (`appworker.py`): with every
// new version it is another file, which is how browsers notice.  What a page starts with is kept
// at once, the rest one file after the other when a page says that it is idle, and everything as
// soon as it is used.  Kept files are never asked for anew, so that all of them are of one
// version; the next version waits until somebody wants it, or no page is open.
const { pages, start, files } = /* WRITTEN */ { pages: [], start: [], files: {} };

const ROOT = new URL('.', location.href).href;
const KEPT = 'tesselle-files';
const ANSWERS = 'tesselle-answers'; // of a server, to what does not change with each question
const ANSWERED = /^api\/(games$|games\/\w+\/rules\?|decks\/)/;

addEventListener('install', (event) => event.waitUntil(Promise.all(start.map(keep))));
addEventListener('activate', (event) => event.waitUntil(forget()));

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(ROOT)) return;
  const path = request.url.slice(ROOT.length).replace(/#.*/, '');
  const [file] = path.split('?');
  if (request.mode === 'navigate') {
    if (pages.includes(file.split('/')[0])) event.respondWith(shell());
  } else if (file && file in files) event.respondWith(keep(file));
  else if (ANSWERED.test(path)) event.respondWith(answer(request));
});

addEventListener('message', (event) => {
  const { type, script } = event.data;
  if (type === 'take') skipWaiting();
  if (type === 'fill') event.waitUntil(fill(event.source));
  if (type === 'waiting') {
    if (script.slice(ROOT.length) in files)
      skipWaiting(); // the page is of this version already
    else event.source.postMessage('newer');
  }
});

// "Your turn" was touched: the table it spoke of comes to the front
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(come(event.notification.data));
});

async function come(address) {
  const open = await clients.matchAll({ type: 'window' });
  const there = open.find((each) => each.url === address);
  return there ? there.focus() : clients.openWindow(address);
}

/** Where a file is kept: beside it, its older versions. */
function key(file) {
  return `${ROOT}${file}${files[file] && `?${files[file]}`}`;
}

/** Give a file, and keep it. */
async function keep(file) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(key(file));
  if (found) return found;
  const fresh = files[file] ? 'no-cache' : 'default'; // others have a hash in their names
  const answer = await fetch(ROOT + file, { cache: fresh });
  if (answer.ok) await kept.put(key(file), answer.clone()).catch(() => undefined); // a full disk
  return answer;
}

/** The page that every address begins with: its base is ours, wherever it is opened. */
async function shell() {
  const index = await (await keep('')).text();
  const { pathname } = new URL(ROOT);
  const page = index.replace(/<base href="[^"]*"/, `<base href="${pathname}"`);
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Ask the server, and remember what it said for when it is away. */
async function answer(request) {
  const kept = await caches.open(ANSWERS);
  try {
    const told = await fetch(request);
    if (told.ok) await kept.put(request, told.clone()).catch(() => undefined);
    return told;
  } catch (error) {
    const found = await kept.match(request);
    if (found) return found;
    throw error;
  }
}

/** Keep all the rest, and tell the page that asked. */
async function fill(page) {
  for (const file of Object.keys(files)) {
    const answer = await keep(file).catch(() => null);
    if (!answer?.ok) return; // the network is away: another time
  }
  page?.postMessage('kept');
}

/** Throw away what belongs to older versions. */
async function forget() {
  const kept = await caches.open(KEPT);
  const ours = new Set(Object.keys(files).map(key));
  for (const request of await kept.keys()) if (!ours.has(request.url)) await kept.delete(request);
  for (const name of ['tesselle-shell', 'tesselle-kernels']) await caches.delete(name);
}
