import type { CallArgs } from "@/lib/calls/call";
import { ConsoleError } from "@/lib/errors/console-error";
import type { RemoteRow, RemoteSide } from "@/lib/grid/sending/remote-rows";
import { money } from "@/lib/money/decimal";
import { lineDiscountVat } from "./reception-totals";
import type { ReceptionLine, receptionsCalls } from "./receptions.calls";
import { hasDiscount, lineRules, toPricedLine, type WorkLine } from "./work-line";

type NewLineBody = CallArgs<typeof receptionsCalls.addLine>["body"];
type LineEditBody = CallArgs<typeof receptionsCalls.editLine>["body"];
type NewDiscountBody = CallArgs<typeof receptionsCalls.addDiscount>["body"];
type DiscountEditBody = CallArgs<typeof receptionsCalls.editDiscount>["body"];

/** How lines of a saved note, and their discounts, reach the platform: REC-08 to REC-12. Each rejects where it fails. */
export interface LineCalls {
  /** Whether the platform is not known to lack the call that adds a line. */
  canAdd(): boolean;
  /** @returns the id of the new line */
  add(body: NewLineBody): Promise<number>;
  edit(id: number, body: LineEditBody): Promise<unknown>;
  remove(id: number): Promise<unknown>;
  /** @returns the id of the new discount */
  addDiscount(body: NewDiscountBody): Promise<number>;
  editDiscount(id: number, body: DiscountEditBody): Promise<unknown>;
  removeDiscount(id: number): Promise<unknown>;
  /** All lines of the note, as they are now. */
  readAll(): Promise<readonly ReceptionLine[]>;
}

type RemoteLine = RemoteRow<WorkLine>;

/**
 * A saved note's lines as rows of a grid. One call sends what changed of a line (RECP-019), another what changed of its
 * discount (RECP-032); a line changes its storage by being removed and added.
 */
export function remoteLines(
  note: number,
  lines: readonly ReceptionLine[],
  calls: LineCalls,
): Pick<RemoteSide<WorkLine>, "readAll" | "bringAbout" | "isBegun" | "isReadForEach" | "isSentWhenLeft"> {
  const discountIds = new Map<number, number>();
  /** Counts what happens, so that a reading which left before a discount was made does not take it away. */
  let step = 0;
  const changedAt = new Map<number, number>();
  const learn = (read: readonly ReceptionLine[], began: number): void => {
    for (const { id, discount } of read) {
      if ((changedAt.get(id) ?? 0) > began) continue;
      if (discount?.id === undefined) discountIds.delete(id);
      else discountIds.set(id, discount.id);
    }
  };
  learn(lines, step);

  async function setDiscount(id: number, before: WorkLine | undefined, line: WorkLine): Promise<void> {
    if (before !== undefined && isSameDiscount(before, line)) return;
    step += 1;
    changedAt.set(id, step);
    const known = discountIds.get(id);
    const of = { receptionEntryNote: note, receptionEntryNoteItem: id };
    if (known !== undefined && line.isDiscountRemoved && !hasDiscount(line)) {
      await calls.removeDiscount(known);
      discountIds.delete(id);
    } else if (known !== undefined) await calls.editDiscount(known, { ...of, ...editedDiscount(line) });
    else if (hasDiscount(line)) discountIds.set(id, await calls.addDiscount({ ...of, ...discountBody(line) }));
    step += 1;
    changedAt.set(id, step);
  }

  return {
    isReadForEach: true,
    // REC-08: one call with what changed, and no day or number of a batch that nobody meant in between.
    isSentWhenLeft: true,
    // Its discount is a call of its own, which comes after.
    isBegun: (there, wanted) =>
      !hasDiscount(there) && lineRules.differing(there, wanted).every((field) => field === "discount"),
    async readAll() {
      const began = step;
      const read = await calls.readAll();
      learn(read, began);
      return read.map((line) => ({ id: line.id, content: toWorkLine(line) }));
    },
    async bringAbout(known, wanted, tellStep) {
      if (wanted === undefined) {
        if (known !== undefined) await remove(known.id);
        return undefined;
      }
      const kept = known?.content.storage?.id === wanted.storage?.id ? known : undefined;
      if (known !== undefined && kept === undefined) {
        await takeOut(known.id);
        tellStep(undefined);
      }
      const id = kept === undefined ? await add(wanted) : kept.id;
      if (kept !== undefined) await change(kept, wanted);
      // The line is as it is wanted, its discount not yet.
      const { discount, discountType } = kept?.content ?? { ...wanted, discount: "" };
      tellStep({ id, content: { ...wanted, discount, discountType } });
      await setDiscount(id, kept?.content, wanted);
      return { id, content: wanted };
    },
  };

  /** Its discount goes with it, and its id may become another line's. */
  async function remove(id: number): Promise<void> {
    await calls.remove(id);
    discountIds.delete(id);
  }

  /** What cannot be added again is not removed. */
  async function takeOut(id: number): Promise<void> {
    if (!calls.canAdd()) throw new ConsoleError("method-not-allowed");
    await remove(id);
  }

  function add(line: WorkLine): Promise<number> {
    return calls.add({ receptionEntryNote: note, ...lineFieldsOf(line) });
  }

  async function change({ id, content }: RemoteLine, line: WorkLine): Promise<void> {
    const body = changedOf(content, line);
    if (body !== undefined) await calls.edit(id, body);
  }
}

/** A line of the platform as it is worked on. */
export function toWorkLine(line: ReceptionLine): WorkLine {
  const { product, storage, quantity, batchNumber, expirationDate, pricePurchase, rateVAT, discount } = line;
  return {
    product: { id: product.id, name: product.name, barcode: product.barcode, image: product.image },
    storage,
    batchNumber: batchNumber ?? "",
    expirationDate: expirationDate ?? "",
    invoiced: String(quantity.quantityInvoice),
    received: String(quantity.quantityReceived),
    price: pricePurchase ?? "",
    rateVat: rateVAT,
    productRate: undefined,
    discountType: discount?.isFixedValue ? "AMOUNT" : "PERCENT",
    discount: discount === undefined || money(discount.value).eq(0) ? "" : discount.value,
  };
}

/** What a new line sends of itself, without its discount. */
export function lineFieldsOf(line: WorkLine): Omit<NewLineBody, "receptionEntryNote"> {
  const { product, storage, rateVat, invoiced, received, price, batchNumber, expirationDate } = line;
  return {
    product: product.id,
    storage: storage?.id ?? 0,
    rateVAT: rateVat?.id ?? 0,
    quantity: { quantityInvoice: Number(invoiced), quantityReceived: Number(received) },
    ...(price !== "" && { pricePurchase: price }),
    ...(batchNumber !== "" && { batchNumber }),
    ...(expirationDate !== "" && { expirationDate }),
  };
}

/** Only what changed (RECP-019); undefined where nothing of the line itself did. What was emptied is null. */
function changedOf(before: WorkLine, line: WorkLine): LineEditBody | undefined {
  const changed = new Set(lineRules.differing(before, line));
  const quantity = {
    ...(changed.has("invoiced") && { quantityInvoice: Number(line.invoiced) }),
    ...(changed.has("received") && { quantityReceived: Number(line.received) }),
  };
  const body: LineEditBody = {
    ...(changed.has("product") && { product: line.product.id }),
    ...(changed.has("rateVat") && { rateVAT: line.rateVat?.id }),
    ...(Object.keys(quantity).length > 0 && { quantity }),
    ...(changed.has("batchNumber") && { batchNumber: line.batchNumber || null }),
    ...(changed.has("expirationDate") && { expirationDate: line.expirationDate || null }),
    ...(changed.has("price") && { pricePurchase: line.price || null }),
  };
  return Object.keys(body).length === 0 ? undefined : body;
}

/** RECP-017: a percentage, or an amount; with the VAT of what it takes off, which is left out where it is 0 (RECP-015). */
export function discountBody(line: WorkLine) {
  const { discount: value, discountType } = line;
  const valueVAT = lineDiscountVat(toPricedLine(line));
  return { isFixedValue: discountType === "AMOUNT", value, ...(!money(valueVAT).eq(0) && { valueVAT }) };
}

/** What was emptied, or set to 0, goes as null (RECP-016). */
function editedDiscount(line: WorkLine) {
  if (hasDiscount(line)) return { valueVAT: null, ...discountBody(line) };
  return { isFixedValue: line.discountType === "AMOUNT", value: null, valueVAT: null };
}

/** Also the VAT of what it takes off: it follows what the line has become. */
function isSameDiscount(before: WorkLine, line: WorkLine): boolean {
  if (!hasDiscount(before) || !hasDiscount(line)) return hasDiscount(before) === hasDiscount(line);
  const one = discountBody(before);
  const other = discountBody(line);
  return one.isFixedValue === other.isFixedValue && money(one.value).eq(other.value) && one.valueVAT === other.valueVAT;
}
