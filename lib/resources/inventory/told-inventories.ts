import type { CallAnswer } from "@/lib/calls/call";
import { type Asker, toldAnswer } from "@/lib/calls/told-answer";
import { isReviewer } from "@/lib/roles/reviewers";
import { type InventoryDetail, inventoryCalls } from "./inventory.calls";
import type { Inventory } from "./inventory-reads.calls";

/**
 * Until a blind count is closed, what the books have is told to reviewers who do not count in it, or in one that is joined
 * to it, and to nobody else (decision 0050).
 */
function isSecret({ isBlind, status }: Inventory): boolean {
  return isBlind === true && status !== "CLEARED";
}

function mayKnowBooks(inventory: Inventory, asker: Asker): boolean {
  if (!isSecret(inventory)) return true;
  const { countedBy, counters = [] } = inventory;
  // Whose id is not known may be one of the counters.
  const mayCount = asker.userId === undefined || [countedBy, ...counters].some((each) => each?.id === asker.userId);
  return isReviewer(asker.roles) && !mayCount;
}

function withoutBooks<Row extends { scriptQuantity?: number | undefined }>(row: Row): Row {
  return { ...row, scriptQuantity: undefined };
}

function needsUserId({ items }: { items: readonly Inventory[] }, asker: Pick<Asker, "roles">): boolean {
  return isReviewer(asker.roles) && items.some(isSecret);
}

type Rows = CallAnswer<typeof inventoryCalls.list>;
type Details = CallAnswer<typeof inventoryCalls.one>;
type MadeItem = CallAnswer<typeof inventoryCalls.addItem>;

export const toldInventories = [
  toldAnswer<typeof inventoryCalls.list, Rows>(inventoryCalls.list, {
    needsUserId,
    tell: ({ items, ...rest }, asker) => ({
      ...rest,
      items: items.map((row) => (mayKnowBooks(row, asker) ? row : withoutBooks(row))),
    }),
  }),
  toldAnswer<typeof inventoryCalls.one, Details>(inventoryCalls.one, {
    needsUserId: ({ items }, asker) =>
      items.some(({ status }) => status === "COUNTING" || (status === "COUNTED" && isReviewer(asker.roles))) ||
      needsUserId({ items }, asker),
    tell: ({ items, ...rest }, asker) => ({ ...rest, items: items.map((detail) => toldDetail(detail, asker)) }),
  }),
  // Whoever counts blind made it, and a reviewer has the count itself.
  toldAnswer<typeof inventoryCalls.addItem, MadeItem>(inventoryCalls.addItem, {
    tell: (item) => (item.isBlind ? withoutBooks(item) : item),
  }),
];

function toldDetail(detail: InventoryDetail, asker: Asker): InventoryDetail {
  const isOwn = asker.userId !== undefined && detail.countedBy?.id === asker.userId;
  const toldAt = new Date().toISOString();
  const told = { ...detail, isOwn, mayReview: isReviewer(asker.roles), askerId: asker.userId, toldAt };
  if (mayKnowBooks(detail, asker)) return told;
  return { ...withoutBooks(told), items: detail.items.map(withoutBooks) };
}
