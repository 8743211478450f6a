import type { FocusEvent } from "react";

/** Whether the focus went elsewhere in the page. Another window in front blurs a field as well, and nobody has left it. */
export function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(document.activeElement) && !currentTarget.contains(relatedTarget);
}
