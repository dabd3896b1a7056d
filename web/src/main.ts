import './style/near.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { calm } from './lib/calm';
import { PAGES, load } from './lib/catalogues';
import { alone } from './lib/host';
import { tongue } from './lib/say';
import { version } from './lib/version.svelte';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no #app');
const words = load(PAGES, tongue.now);
// Without a server, whoever clicks plays here: the line is free while the words are on their way.
if (alone) import('./pages/Match.svelte').catch(() => undefined);
// No `await` out here: it would keep the bundler from joining files.
void words.then(() => mount(App, { target: place }));

void calm()
  .then(() => import('./style/fonts.css'))
  .catch(() => undefined); // the near ones do
if (import.meta.env.PROD) void version.watch();
