/** The place of rows that are not drawn, in px. */
export function SpacerRow({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}
