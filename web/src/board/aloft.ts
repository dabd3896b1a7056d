/** Lift something out of its room, which may clip it, to be placed by pixels of the window. */
export function aloft(node: Element): () => void {
  document.body.append(node);
  return () => node.remove();
}
