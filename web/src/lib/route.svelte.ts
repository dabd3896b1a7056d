// Where we are: the address bar, and links that change it without loading the page anew.
// Addresses are relative to the page's base, which may be any path: `learn`, `.` is home.

const base = new URL('.', document.baseURI).pathname; // `/`, or `/somewhere/`

class Route {
  /** without the base: `/learn/mosaic`, `/` is home */
  path = $state(path());
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.#look());
  }

  /** the match that an address names or carries beside its path; empty where it does neither */
  get match(): string {
    const carried = this.hash.startsWith('#record=') ? this.hash : '';
    return this.query.get('id') ?? carried;
  }

  /** Give the whole address of a page. */
  address(page: string): string {
    return new URL(page, document.baseURI).href;
  }

  go(page: string): void {
    history.pushState(null, '', this.address(page));
    this.#look();
    scrollTo(0, 0);
  }

  /** Go there without a way back to here. */
  replace(page: string): void {
    history.replaceState(null, '', this.address(page));
    this.#look();
  }

  /** Follow a click on one of our own links. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute('download') || !link.pathname.startsWith(base)) return;
    const written = link.getAttribute('href') ?? '';
    if (written.startsWith('api/')) return;
    event.preventDefault();
    if (written.startsWith('#'))
      location.hash = written; // of this page, whatever the base is
    else this.go(link.href);
  };

  #look(): void {
    this.path = path();
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }
}

function path(): string {
  return `/${location.pathname.slice(base.length).replace(/(^|\/)(index\.html)?$/, '')}`;
}

export const route = new Route();
