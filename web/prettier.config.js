export default {
  printWidth: 100,
  singleQuote: true,
  plugins: [import.meta.resolve('prettier-plugin-svelte')], // the games' files have no packages beside them
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
