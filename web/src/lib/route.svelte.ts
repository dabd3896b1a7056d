// Where we are: the address bar, and links that change it without loading the page anew.

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.#look());
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#look();
    scrollTo(0, 0);
  }

  /** Go there without a way back to here. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.#look();
  }

  /** Follow a click on one of our own links. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute('download') || link.pathname.startsWith('/api')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  #look(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();
