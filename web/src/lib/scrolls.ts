/** Let the keyboard reach what has more to show than its room holds, as long as it has. */
export function scrolls(node: HTMLElement): () => void {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  const words = new MutationObserver(look);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}
