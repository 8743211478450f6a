/** A bar by its place on the screen: its row from above, and its left edge and width in percent. */
export interface PlacedBar {
  row: number;
  left: number;
  width: number;
}

/**
 * Where an arrow key leads from a bar: Left and Right to the one before and after it, through all rows; Up and Down to
 * the nearest in the row above and below; Home and End to the first and last.
 * @param bars as they are drawn, row by row
 * @returns an index of `bars`; undefined for another key and where there is none
 */
export function nextBar(bars: readonly PlacedBar[], from: number, key: string): number | undefined {
  switch (key) {
    case "ArrowLeft":
      return from > 0 ? from - 1 : undefined;
    case "ArrowRight":
      return from < bars.length - 1 ? from + 1 : undefined;
    case "Home":
      return bars.length > 0 ? 0 : undefined;
    case "End":
      return bars.length > 0 ? bars.length - 1 : undefined;
    case "ArrowUp":
      return nearestInRow(bars, from, -1);
    case "ArrowDown":
      return nearestInRow(bars, from, 1);
    default:
      return undefined;
  }
}

function nearestInRow(bars: readonly PlacedBar[], from: number, step: 1 | -1): number | undefined {
  const own = bars[from];
  if (own === undefined) return undefined;
  const beyond = bars.filter(({ row }) => (row - own.row) * step > 0).map(({ row }) => row);
  if (beyond.length === 0) return undefined;
  const row = step === 1 ? Math.min(...beyond) : Math.max(...beyond);
  const [nearest] = bars
    .map((bar, index) => ({ index, isThere: bar.row === row, distance: Math.abs(middleOf(bar) - middleOf(own)) }))
    .filter(({ isThere }) => isThere)
    .sort((one, other) => one.distance - other.distance);
  return nearest?.index;
}

function middleOf({ left, width }: PlacedBar): number {
  return left + width / 2;
}
