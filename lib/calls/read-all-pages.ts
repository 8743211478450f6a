import { ConsoleError } from "@/lib/errors/console-error";
import { fewAtATime } from "./few-at-a-time";

interface Page<Item> {
  items: readonly Item[];
  totalCount: number;
}

/**
 * All rows of a list, a page at first and then few at a time, in their order. One that moves to another page meanwhile may be
 * among them twice.
 * @param limit rows of a page, no more than the platform gives
 * @throws what a page throws; ConsoleError upstream-invalid-answer where one has fewer rows than it has to: the rest would be lost
 */
export async function readAllPages<Item>(
  limit: number,
  readPage: (offset: number) => Promise<Page<Item>>,
): Promise<Item[]> {
  const pages = new Map<number, readonly Item[]>();
  const read = async (offset: number): Promise<number> => {
    const { items, totalCount } = await readPage(offset);
    if (items.length < Math.min(limit, totalCount - offset)) throw new ConsoleError("upstream-invalid-answer");
    pages.set(offset, items);
    return totalCount;
  };
  const total = await read(0);
  const offsets = Array.from({ length: Math.ceil(total / limit) }, (_, index) => index * limit).slice(1);
  await fewAtATime(offsets, async (offset) => {
    await read(offset);
  });
  return [...pages].sort(([one], [other]) => one - other).flatMap(([, items]) => items);
}
