import { Semaphore } from "@/lib/calls/semaphore";
import type { Stock } from "@/lib/resources/current_stocks/current-stocks.calls";
import { ExpiringSearch, type ExpirySources, type SoughtBatch } from "./expiring-search";
import type { LeftOfReception } from "./left-of-reception";

const named = (id: number) => ({ id, name: String(id) });

function lying(id: number, batch: string): Stock {
  return {
    id,
    updated: "2026-11-20T10:00:00Z",
    expirationDate: "2026-12-10",
    storage: { ...named(1), type: "DEPOSIT" },
    product: { ...named(14), barcode: undefined, image: undefined },
    productNodeReference: 5,
    batch: { id, number: batch },
    supplier: named(5),
    stock: 1,
    warehouseStock: 1,
    VAT: 19,
    purchasePrice: undefined,
    value: undefined,
    serialNumbers: [],
  };
}

function leftOf(id: number): LeftOfReception {
  const note = {
    id,
    created: "2026-10-01T08:00:00Z",
    number: `REN ${id}`,
    company: { ...named(5), cui: undefined },
    typeDocument: named(1),
    seriesDocument: named(1),
    currency: { id: 1, code: "RON" },
    numberDocument: undefined,
    documentDate: undefined,
    dateInStock: undefined,
    auto: undefined,
    delegate: undefined,
    observationCommitteeReception: undefined,
    internalObservations: undefined,
    items: [],
    vatDiscounts: [],
  };
  return { note, before: new Map(), isCut: false };
}

interface Asked {
  offsets: number[];
  batches: SoughtBatch[];
  notes: number[];
  mostAtOnce: number;
}

/** A platform of so many rows, each batch of which came by a reception of its own. */
function platformOf(rowCount: number, over: Partial<ExpirySources> = {}) {
  const turns = new Semaphore();
  const asked: Asked = { offsets: [], batches: [], notes: [], mostAtOnce: 0 };
  let under = 0;
  const answer = async <Value>(value: Value): Promise<Value> => {
    under += 1;
    asked.mostAtOnce = Math.max(asked.mostAtOnce, under);
    await Promise.resolve();
    under -= 1;
    return value;
  };
  const rows = Array.from({ length: rowCount }, (_, index) => lying(index + 1, `L${index + 1}`));
  const sources: ExpirySources = {
    stock(offset) {
      asked.offsets.push(offset);
      return answer({ items: rows.slice(offset, offset + 100), totalCount: rowCount });
    },
    notesOf(batch) {
      asked.batches.push(batch);
      const ids = "batchNumber" in batch ? [Number(batch.batchNumber.slice(1))] : [];
      return answer({ ids, isCut: false });
    },
    left(id) {
      asked.notes.push(id);
      return turns.run(() => answer(leftOf(id)));
    },
    ...over,
  };
  return { asked, search: new ExpiringSearch(sources, turns) };
}

const ended = (search: ExpiringSearch): Promise<void> =>
  new Promise((resolve) => {
    const end = search.subscribe(() => {
      if (search.state.isRunning) return;
      end();
      resolve();
    });
  });

it("RETS-007 looks through what expires by its batches, and asks for each batch once", async () => {
  const { asked, search } = platformOf(3, {
    stock: async () => ({ items: [lying(1, "L1"), lying(2, "L1"), lying(3, "")], totalCount: 3 }),
  });
  search.start();
  await ended(search);
  expect(asked.batches).toEqual([{ batchNumber: "L1" }, { productIds: [14] }]);
  expect(asked.notes).toEqual([1]);
  expect(search.state).toMatchObject({ done: 4, known: 4, failedCount: 0, hasMoreNotes: false, allRows: undefined });
  expect(search.state.receptions.map(({ note }) => note.id)).toEqual([1]);
});

it("RETS-007 stops at 500 rows and 60 receptions and says so; four calls go at a time", async () => {
  const { asked, search } = platformOf(740);
  search.start();
  await ended(search);
  expect(asked.offsets).toEqual([0, 100, 200, 300, 400]);
  expect(search.state.stocks).toHaveLength(500);
  expect(asked.notes).toHaveLength(60);
  expect(search.state).toMatchObject({ allRows: 740, hasMoreNotes: true });
  expect(asked.mostAtOnce).toBe(4);
  // Once they are enough, no more batches are asked for but those under way.
  expect(asked.batches.length).toBeLessThan(70);
});

it("a step that fails is counted, and retried alone", async () => {
  let isDown = true;
  const { asked, search } = platformOf(3, {
    async left(id) {
      if (id === 2 && isDown) throw new Error("down");
      return leftOf(id);
    },
  });
  search.start();
  await ended(search);
  expect(search.state).toMatchObject({ failedCount: 1, done: 6, known: 7 });
  isDown = false;
  search.retry();
  await ended(search);
  expect(search.state).toMatchObject({ failedCount: 0, done: 7, known: 7 });
  expect(search.state.receptions.map(({ note }) => note.id)).toEqual([1, 3, 2]);
  expect(asked.batches).toHaveLength(3);
});

it("Stop keeps what was found until then", async () => {
  const { asked, search } = platformOf(30);
  search.subscribe(() => search.state.receptions.length === 5 && search.stop());
  search.start();
  await ended(search);
  const stopped = search.state;
  expect(stopped).toMatchObject({ isRunning: false, isStopped: true });
  expect(stopped.receptions).toHaveLength(5);
  // The others answer all the same.
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
  expect(asked.notes).toHaveLength(30);
  expect(search.state).toBe(stopped);
});
