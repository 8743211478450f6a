/** The link that a click is about to follow in this tab; none for a new tab, a download or another program. */
export function followedLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || !link.protocol.startsWith("http") || link.hasAttribute("download")) return undefined;
  return link.target === "" || link.target === "_self" ? link : undefined;
}
