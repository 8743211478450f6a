import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { countSuite } from "./count-suite";
import { expectDone, expectRefused, idOf } from "./reception-suite";

const { now, edit, freshProduct, clear, countBy, read, lying, sendAway } = countSuite();

describe("INVE-013 closing", () => {
  it("books what differs once, keeps what was sold meanwhile, and writes each difference into the ledger", async () => {
    const { one, reviewer, idsOf, stock } = now();
    const [less, more, same] = [freshProduct(), freshProduct(), freshProduct()];
    const { id, add, end } = await countBy();
    await add(less.id, less.pieces - 3);
    await add(more.id, more.pieces + 2);
    await add(same.id, same.pieces);
    await end();
    const before = await lying(same.id);
    expect((await clear(id)).status).toBe(200);
    expect(await Promise.all([less, more, same].map((product) => lying(product.id)))).toEqual([
      less.pieces - 3,
      more.pieces + 2,
      before,
    ]);
    expect((await edit(reviewer, id, { status: "CLEARED" })).status).toBe(409);
    expect(await lying(less.id)).toBe(less.pieces - 3);
    const moved = await one.read(
      currentStocksCalls.movements,
      `tracking_stocks?movements=true&limit=250&storageId=${stock.storage}`,
    );
    const booked = moved.items.flatMap(({ movements = [] }) => movements.filter(({ kind }) => kind === "INVENTORY"));
    expect(booked.filter(({ documentId }) => documentId === id).reduce((sum, { pieces }) => sum + pieces, 0)).toBe(-1);
    expect(await read(id)).toMatchObject({ status: "CLEARED", clearedBy: { id: idsOf.reviewer } });
  });

  it("counts of two people that are joined are summed, or one is left out; all are closed together or none", async () => {
    const { other, reviewer, idsOf } = now();
    const [both, chosen] = [freshProduct(), freshProduct()];
    const first = await countBy();
    const second = await countBy({ joinedTo: first.id }, other, idsOf.other);
    await first.add(both.id, both.pieces - 4);
    await second.add(both.id, 3);
    await first.add(chosen.id, 1);
    await second.add(chosen.id, chosen.pieces + 1);
    await first.end();
    await expectDone(reviewer.request("PATCH", `inventory/${first.id}/cleared-by/${idsOf.reviewer}`));
    await expectRefused(
      edit(reviewer, first.id, { status: "CLEARED" }),
      409,
      `status: count ${second.id} is not counted yet`,
    );
    await second.end();
    const wrong = (await read(first.id)).items.find(({ productId }) => productId === chosen.id);
    expect((await reviewer.request("PATCH", `inventory_item/${wrong?.id}`, { isLeftOut: true })).status).toBe(200);
    expect((await clear(first.id)).status).toBe(200);
    expect([await lying(both.id), await lying(chosen.id)]).toEqual([both.pieces - 1, chosen.pieces + 1]);
    const [counted, joined] = [await read(first.id), await read(second.id)];
    expect([counted.status, joined.status]).toEqual(["CLEARED", "CLEARED"]);
    expect(counted.counters?.map(({ id }) => id)).toEqual([idsOf.one, idsOf.other]);
    expect([counted.joinedTo, joined.joinedTo]).toEqual([first.id, first.id]);
  });

  it("where more lacks than is there nothing is booked, and the products are named", async () => {
    const [good, bad] = [freshProduct(), freshProduct()];
    const { id, add, end } = await countBy();
    await add(good.id, good.pieces - 1);
    await add(bad.id, 0);
    await end();
    await sendAway(bad, 2);
    await expectRefused(clear(id), 409, `status: of ${bad.name} ${bad.pieces} pieces are missing, 2 are there`);
    expect([await lying(good.id), await lying(bad.id)]).toEqual([good.pieces, 2]);
    expect((await read(id)).status).toBe("COUNTED");
  });

  it("of two counts that are not joined what lacks is booked once: what one has booked, the other finds in the books", async () => {
    const [lacking, late] = [freshProduct(), freshProduct()];
    const [slow, faster] = [await countBy(), await countBy()];
    const countedAt = new Date().toISOString();
    await slow.add(lacking.id, lacking.pieces - 2);
    await faster.add(lacking.id, lacking.pieces - 2);
    await faster.add(late.id, late.pieces - 3);
    await faster.end();
    expect((await clear(faster.id)).status).toBe(200);
    expect(await lying(lacking.id)).toBe(lacking.pieces - 2);
    // Counted before that was booked, and sent only now, for there was no network.
    await slow.add(late.id, late.pieces - 4, { countedAt });
    await slow.end();
    const { items } = await read(slow.id);
    expect(items.map(({ productId, scriptQuantity }) => [productId, scriptQuantity])).toEqual([
      [lacking.id, lacking.pieces - 2],
      [late.id, late.pieces - 3],
    ]);
    expect((await clear(slow.id)).status).toBe(200);
    expect([await lying(lacking.id), await lying(late.id)]).toEqual([lacking.pieces - 2, late.pieces - 4]);
  });

  it("joined counts are as blind as their first one, and one that was cancelled holds up no closing", async () => {
    const { other, idsOf } = now();
    const product = freshProduct();
    const first = await countBy({ isBlind: true });
    const second = await countBy({ joinedTo: first.id }, other, idsOf.other);
    expect((await read(second.id)).isBlind).toBe(true);
    const open = await countBy();
    const recount = await countBy({ joinedTo: open.id, isBlind: true }, other, idsOf.other);
    expect([(await read(open.id)).isBlind, (await read(recount.id)).isBlind]).toEqual([false, true]);
    await first.add(product.id, product.pieces - 1);
    await first.end();
    await edit(other, second.id, { status: "CANCELLED" });
    expect((await clear(first.id)).status).toBe(200);
    expect(await lying(product.id)).toBe(product.pieces - 1);
    expect((await read(second.id)).status).toBe("CANCELLED");
  });

  it("another count joins a piece of work as long as one of its counts goes on, also where the first one was cancelled", async () => {
    const { one, other, idsOf, stock } = now();
    const first = await countBy();
    const second = await countBy({ joinedTo: first.id }, other, idsOf.other);
    await edit(one, first.id, { status: "CANCELLED" });
    const third = await countBy({ joinedTo: second.id });
    expect((await read(third.id)).joinedTo).toBe(first.id);
    for (const { id } of [second, third]) await edit(one, id, { status: "CANCELLED" });
    await expectRefused(
      one.request("POST", "inventory", { storage: stock.storage, joinedTo: first.id }),
      409,
      "joinedTo: it takes no other count any more",
    );
  });

  it("a count that is opened again has nobody who closes it: that is recorded anew", async () => {
    const { reviewer, idsOf } = now();
    const product = freshProduct();
    const { id, add, end } = await countBy();
    await add(product.id, product.pieces);
    await end();
    await expectDone(reviewer.request("PATCH", `inventory/${id}/cleared-by/${idsOf.reviewer}`));
    await edit(reviewer, id, { status: "COUNTING" });
    await end();
    expect((await read(id)).clearedBy).toBeUndefined();
    await expectRefused(
      edit(reviewer, id, { status: "CLEARED" }),
      409,
      "status: who closes it has to be recorded first",
    );
  });

  it("what is missing leaves the batch that expires first, then the next", async () => {
    const { one, stock } = now();
    const batchesOf = async (productId: number) => {
      const { items } = await one.read(
        currentStocksCalls.tracking,
        `tracking_stocks?storageId=${stock.storage}&limit=250`,
      );
      return items
        .filter(({ product, stock: pieces }) => product.id === productId && pieces > 0)
        .sort((a, b) => ((a.expirationDate ?? "9") < (b.expirationDate ?? "9") ? -1 : 1));
    };
    const candidates = await Promise.all(
      stock.products.map(async ({ id, pieces }) => ({ id, pieces, batches: await batchesOf(id) })),
    );
    const product = candidates.find(
      ({ batches: [first, second] }) => first && second && first.expirationDate !== second.expirationDate,
    );
    const [first, second] = product?.batches ?? [];
    if (product === undefined || first === undefined || second === undefined)
      throw new Error("No product has two batches.");
    const { id, add, end } = await countBy();
    const lies = await lying(product.id);
    await add(product.id, lies - first.stock - 1);
    await end();
    expect((await clear(id)).status).toBe(200);
    const left = new Map((await batchesOf(product.id)).map((each) => [each.id, each.stock]));
    expect([left.get(first.id), left.get(second.id)]).toEqual([
      undefined,
      second.stock === 1 ? undefined : second.stock - 1,
    ]);
  });

  it("what is over joins a batch that lies there, not the newest delivery to another place", async () => {
    const { one, reviewer, stock } = now();
    const product = freshProduct();
    const batchesHere = async () => {
      const path = `tracking_stocks?storageId=${stock.storage}&productName=${encodeURIComponent(product.name)}&limit=250`;
      const { items } = await one.read(currentStocksCalls.tracking, path);
      return new Set(items.filter((row) => row.product.id === product.id).map(({ batch }) => batch.id));
    };
    const before = await batchesHere();
    await idOf(
      reviewer.request("POST", "reception_entry_notes", {
        company: 5,
        typeDocument: 1,
        seriesDocument: 1,
        currency: 1,
        numberDocument: "ELSEWHERE",
        documentDate: "2026-03-14",
        ReceptionEntryNoteItems: [
          {
            product: product.id,
            storage: stock.storage === 1 ? 2 : 1,
            rateVAT: 4,
            batchNumber: "ELSEWHERE",
            quantity: { quantityInvoice: 5, quantityReceived: 5 },
          },
        ],
      }),
    );
    const { id, add, end } = await countBy();
    await add(product.id, product.pieces + 1);
    await end();
    expect((await clear(id)).status).toBe(200);
    expect(await lying(product.id)).toBe(product.pieces + 1);
    expect(await batchesHere()).toEqual(before);
  });
});
