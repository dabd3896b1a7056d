import '@fontsource-variable/fraunces';
import '@fontsource-variable/inter';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no #app');
mount(App, { target: place });

// only over HTTPS and on this machine do browsers let pages be installed
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('worker.js').catch(() => {});
}
