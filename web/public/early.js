// Runs before anything is drawn, so that a dark room stays dark while the page loads, and the
// words of the person's language are on their way with the program.
// What the person chose wins; until then the system's wish is followed.
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');

  function chosen(name) {
    try {
      return JSON.parse(localStorage.getItem(`tesselle.${name}`) ?? 'null');
    } catch {
      return null; // private windows may refuse: the system's wish will do
    }
  }

  function paint() {
    const kept = chosen('theme');
    const theme = kept === 'light' || kept === 'dark' ? kept : dark.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name=theme-color]').content =
      theme === 'dark' ? '#171b22' : '#f3eee4';
  }

  /** Choose the language, and load its words: `catalogues.ts` has written where they are. */
  function speak() {
    const words = JSON.parse(document.querySelector('meta[name=words]').content);
    const wishes = [chosen('language'), ...navigator.languages.map((each) => each.slice(0, 2))];
    const language = wishes.find((each) => each in words) ?? 'en';
    document.documentElement.lang = language;
    if (!words[language]) return;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: words[language] });
    document.head.append(link);
  }

  paint();
  speak();
  dark.addEventListener('change', paint);
  addEventListener('tesselle:theme', paint);
})();
