import type { MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import { cellsOf } from "@/lib/resources/drafts/cells/mapped-cell";
import type { MappingSide } from "@/lib/resources/drafts/editing/cell-sender";
import { MappingEditor } from "@/lib/resources/drafts/editing/mapping-editor";
import { machine, productOf } from "./any-mapping";

/** A platform that holds cells, refuses some, and counts what it is sent. */
export function mappingPlatform(cells: readonly MappedCell[], domain: MappingSide["domain"] = "mapping-draft") {
  const now = new Map(cells.map((cell) => [cell.place, cell]));
  const refused = new Set<string>();
  const gate = {
    opened: Promise.resolve(),
    before: (_place: string): void => undefined,
    why: "refused",
    isMute: false,
  };
  const sent: string[] = [];
  let atOnce = 0;
  let most = 0;
  const set = (place: string, to: Partial<MappedCell>): void => {
    const cell = now.get(place);
    if (cell !== undefined) now.set(place, { ...cell, ...to });
  };
  const side: MappingSide = {
    domain,
    readAll: async () => [...now.values()],
    async send(cell, { to }) {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      sent.push(cell.place);
      await gate.opened;
      gate.before(cell.place);
      if (refused.has(cell.place)) throw new Error(gate.why);
      set(cell.place, to);
      if (gate.isMute) throw new Error("unanswered");
    },
    reasonOf: () => "refused",
    isUnanswered: (error) => String(error).includes("unanswered"),
    unmade: { unanswered: "no answer, and not there", answered: "answered, and not there" },
    isEnd: (error) => String(error).includes("ended"),
  };
  return {
    side,
    gate,
    refused,
    sent,
    set,
    at: (place: string) => now.get(place),
    all: () => [...now.values()],
    most: () => most,
  };
}

/** @returns what opens the platform's answers */
export function holdAnswers(there: ReturnType<typeof mappingPlatform>): () => void {
  let open = (): void => undefined;
  there.gate.opened = new Promise((resolve) => {
    open = resolve;
  });
  return open;
}

export function beginMapping(cells: readonly MappedCell[], domain?: MappingSide["domain"]) {
  const there = mappingPlatform(cells, domain);
  return { there, editor: new MappingEditor(cells, there.side) };
}

/** One shelf of four cells. */
export const row = cellsOf(
  machine({ zones: [[4]], blocks: [] }, (index) => ({ product: index + 1, isFlagged: false })),
);
/** Puts a product into a cell, or takes it out. */
export const changeCell = (editor: MappingEditor, key: number, product: number | undefined) =>
  editor.change([
    {
      key,
      to: { product: product === undefined ? undefined : productOf(product), renewProduct: false, fillOnDemand: false },
    },
  ]);
