import { workBelongsTo } from "@/components/form/unsaved/store-work";
import { clearBrowserState } from "@/components/shell/session/browser-state";
import { takeTab } from "@/components/shell/session/take-tab";
import { pageAccount } from "@/lib/calls/page-account";
import { dropUnsentOfOthers, enterMapping, leaveMapping } from "@/lib/mapping/kept/leave-mapping";
import type { UnsentCell } from "@/lib/resources/drafts/editing/unsent-cell";
import { forgetId, notedId, notedStartDate, noteId, noteStartDate } from "./mapping-keys";
import { dropUnsentCells, readUnsentCells, readWaitingCells, writeUnsentCells } from "./unsent-cells";

/** As a browser has it: its keys are its own properties. */
function storage(): Record<string, string> {
  const kept: Record<string, string> = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, text: string) {
      kept[key] = text;
    },
    removeItem(key: string) {
      delete kept[key];
    },
  });
  return kept;
}

let [local, tab] = [storage(), storage()];

beforeEach(() => {
  [local, tab] = [storage(), storage()];
  Object.defineProperty(globalThis, "localStorage", { value: local, configurable: true });
  Object.defineProperty(globalThis, "sessionStorage", { value: tab, configurable: true });
  Object.defineProperty(globalThis, "window", { value: {}, configurable: true });
  pageAccount.mark = "a1";
  workBelongsTo("a@demo.test");
  enterMapping();
});

const product = { id: 7, name: "Apă", barcode: undefined, productNodeReference: 8, image: undefined };
const none = { product: undefined, renewProduct: false, fillOnDemand: false };
const cell: UnsentCell = { place: "1/2/3", product, renewProduct: true, fillOnDemand: false, base: none };

function leaveAt(pathname: string): void {
  Object.assign(window, { location: { pathname } });
  leaveMapping();
}

function open(): void {
  enterMapping();
  noteId("mapping-draft", 5);
  noteId("live-mapping", 4);
  noteId("bob-blueprint", 1);
  noteId("live-mapping-stocks", 4);
  noteStartDate("2026-12-04");
  writeUnsentCells({ domain: "mapping-draft", id: 5 }, [cell]);
}

it("MAPP-022 the keys hold ids and a day, as they stand in the documents", () => {
  open();
  expect(local).toMatchObject({
    "bob-blueprint": "1",
    "mapping-draft": "5",
    "live-mapping": "4",
    "live-mapping-stocks": "4",
    appliedDate: "2026-12-04",
  });
  expect([notedId("mapping-draft"), notedId("live-mapping-stocks"), notedStartDate()]).toEqual([5, 4, "2026-12-04"]);
});

it("MAPP-022 what was deleted is forgotten, and what is open since is not", () => {
  open();
  forgetId("mapping-draft", 6);
  expect(notedId("mapping-draft")).toBe(5);
  forgetId("mapping-draft", 5);
  expect(notedId("mapping-draft")).toBeUndefined();
});

it("MAPP-022 what is no id or day, and what another account noted, is not read", () => {
  open();
  Object.assign(local, { "mapping-draft": "5; DROP", "live-mapping": "-1", appliedDate: "2026-13-40" });
  expect([notedId("mapping-draft"), notedId("live-mapping"), notedStartDate()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  open();
  pageAccount.mark = "b2";
  expect([notedId("mapping-draft"), notedStartDate()]).toEqual([undefined, undefined]);
  noteId("live-mapping", 9);
  expect(local).toEqual({ "live-mapping": "9", "mapping-account": "b2" });
});

it("MAPP-019 another page forgets all of it, the same page and a tab that never had it open forget nothing", () => {
  open();
  leaveAt("/drafts");
  expect([notedId("mapping-draft"), readUnsentCells("mapping-draft", 5)]).toEqual([5, [cell]]);
  const unopened = storage();
  Object.defineProperty(globalThis, "sessionStorage", { value: unopened, configurable: true });
  leaveAt("/orders");
  expect(notedId("mapping-draft")).toBe(5);
  Object.defineProperty(globalThis, "sessionStorage", { value: tab, configurable: true });
  leaveAt("/orders");
  expect([local, tab]).toEqual([{}, {}]);
});

it("MAPP-019 a sign-out forgets all of it; the end of the session leaves it for the same person alone", async () => {
  open();
  takeTab("a1");
  await clearBrowserState("session-ended");
  expect([notedId("mapping-draft"), readUnsentCells("mapping-draft", 5)]).toEqual([5, [cell]]);
  takeTab("a1");
  dropUnsentOfOthers("a@demo.test");
  expect(readUnsentCells("mapping-draft", 5)).toEqual([cell]);
  dropUnsentOfOthers("b@demo.test");
  expect(Object.keys(tab).filter((key) => key.startsWith("kept-work/"))).toEqual([]);
  open();
  await clearBrowserState("signed-out");
  // What is on the screen keeps nothing any more, though it goes with its page alone.
  expect(writeUnsentCells({ domain: "mapping-draft", id: 5 }, [cell])).toBe("over");
  expect([local, tab]).toEqual([{}, {}]);
  open();
  await clearBrowserState("other-account");
  expect(tab).toEqual({});
});

describe("MAPP-019 unsent cells", () => {
  it("are read as they were written, by mapping; none are kept of none", () => {
    expect(writeUnsentCells({ domain: "mapping-draft", id: 5 }, [cell])).toBe("kept");
    expect([readUnsentCells("mapping-draft", 5), readUnsentCells("live-mapping", 5)]).toEqual([[cell], []]);
    writeUnsentCells({ domain: "mapping-draft", id: 5 }, []);
    expect(Object.keys(tab)).toEqual(["mapping-open"]);
    writeUnsentCells({ domain: "live-mapping", id: 5 }, [cell]);
    dropUnsentCells("live-mapping", 5);
    expect(Object.keys(tab)).toEqual(["mapping-open"]);
  });

  it("are said not to be kept where the tab has no room", () => {
    const full = Object.create({
      ...tab,
      getItem: () => "1",
      setItem: () => {
        throw new Error("full");
      },
    });
    Object.defineProperty(globalThis, "sessionStorage", { value: full, configurable: true });
    expect(writeUnsentCells({ domain: "mapping-draft", id: 5, name: "Iarna" }, [cell])).toBe("full");
  });

  it("are told with the name of their mapping, where it is known", () => {
    writeUnsentCells({ domain: "mapping-draft", id: 5, name: "Iarna" }, [cell]);
    writeUnsentCells({ domain: "live-mapping", id: 6 }, [cell]);
    expect(readWaitingCells()).toEqual([
      { domain: "mapping-draft", id: 5, name: "Iarna", count: 1 },
      { domain: "live-mapping", id: 6, name: undefined, count: 1 },
    ]);
  });

  it("are given to nobody else, nor after a day, nor where they are not what they should be", () => {
    const key = "kept-work/mapping-draft/5";
    writeUnsentCells({ domain: "mapping-draft", id: 5 }, [cell]);
    const stored: { at: number } = JSON.parse(tab[key] ?? "");
    const kept = (change: object): UnsentCell[] => {
      tab[key] = JSON.stringify({ ...stored, ...change });
      return readUnsentCells("mapping-draft", 5);
    };
    expect(kept({ who: "b@demo.test" })).toEqual([]);
    expect(kept({ at: stored.at - 23 * 3_600_000 })).toEqual([cell]);
    expect(kept({ at: stored.at - 25 * 3_600_000 })).toEqual([]);
    expect(tab[key]).toBeUndefined();
    expect(kept({ cells: [{ place: 3 }] })).toEqual([]);
    tab[key] = "{";
    expect(readUnsentCells("mapping-draft", 5)).toEqual([]);
  });
});
