// Makes the page installable and keeps it at hand: without a server the app still opens, and
// says so itself.  Scripts and styles carry a hash in their names, so the browser's own cache
// has them; the kernels of games that were played on this device are kept for a train without
// a network; /api always goes to the server.
const HOME = new URL('.', location.href);
const SHELL = 'tesselle-shell';
const KERNELS = 'tesselle-kernels';

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { href } = new URL(event.request.url);
  const ours = !href.startsWith(`${HOME}api`);
  if (href.startsWith(`${HOME}kernels/`)) event.respondWith(kernels(event.request));
  if (event.request.mode === 'navigate' && ours) event.respondWith(page(event.request));
});

// "Your turn" was touched: the table it spoke of comes to the front
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(come(event.notification.data));
});

async function come(address) {
  const pages = await clients.matchAll({ type: 'window' });
  const there = pages.find((each) => each.url === address);
  return there ? there.focus() : clients.openWindow(address);
}

async function page(request) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (await isOurs(answer)) await shell.put(HOME, answer.clone());
    return answer;
  } catch (error) {
    const kept = await shell.match(HOME);
    if (kept) return kept;
    throw error;
  }
}

async function kernels(request) {
  const kept = await caches.open(KERNELS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept.match(request);
    if (found) return found;
    throw error;
  }
}

// Other pages of the server, such as /docs, are no app that could open without it.
async function isOurs(answer) {
  return answer.ok && (await answer.clone().text()).includes('<div id="app">');
}
