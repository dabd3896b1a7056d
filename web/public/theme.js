// Runs before anything is drawn, so that a dark room stays dark while the page loads.
// What the person chose wins; until then the system's wish is followed.
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  function paint() {
    let kept = null;
    try {
      kept = JSON.parse(localStorage.getItem('tesselle.theme') ?? 'null');
    } catch {
      // private windows may refuse: the system's wish will do
    }
    const theme = kept === 'light' || kept === 'dark' ? kept : dark.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name=theme-color]').content =
      theme === 'dark' ? '#171b22' : '#f3eee4';
  }
  paint();
  dark.addEventListener('change', paint);
  addEventListener('tesselle:theme', paint);
})();
