import { useOperatorZone } from "@/components/shell/operator-zone";
import { wallClock } from "@/lib/dates/wall-clock";
import { readTyped } from "@/lib/resources/customer_support/finder/read-typed";
import type { Reading } from "@/lib/resources/customer_support/finder/reading";

/** How a text of the finder can be read, by the clocks of where the operator works. */
export function useReadTyped(): (text: string) => Reading[] {
  const zone = useOperatorZone();
  return (text) => {
    const now = wallClock(zone, new Date());
    return readTyped(text, { today: now.slice(0, 10), time: now.slice(11, 16) });
  };
}
