import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { formatQuantity } from "@/lib/money/format";
import { cellsOf } from "@/lib/resources/drafts/cells/mapped-cell";
import { draftsCalls, type MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { readLastApplied } from "@/lib/resources/drafts/many/last-applied";
import { printedDomains } from "@/lib/resources/drafts/planogram-address";
import { operatorToday } from "../../operator-zone";
import { orUnread } from "../or-unread";
import type { AskedPaper, PaperSource, PaperTools } from "../paper-source";
import { planogram } from "./planogram";
import { type PlanogramReader, planogramReader, refusedPlanogram } from "./planogram-reader";

/** Cells of one file, all its machines together: more would be drawn for a minute. */
const mostCells = 20_000;

/** Planograms of a live mapping and of a saved draft: of all its machines, or of one (`storage`). */
export const mappingPapers: PaperSource = {
  kinds: printedDomains,
  takes: (name, value, kind) => kind === "mapping-draft" && name === "storage" && /^[1-9]\d{0,14}$/.test(value),
  make: makePlanogram,
  refused: refusedPlanogram,
};

async function makePlanogram({ id, kind, wish }: AskedPaper, { send, signal, person }: PaperTools): Promise<Buffer> {
  const domain = printedDomains.find((each) => each === kind);
  const { data: mapping } = await send(draftsCalls.one, { params: { id }, query: { domain } });
  const reader = await planogramReader(signal);
  const machines = machinesOf(mapping, wish.get("storage"));
  checkSize(mapping, machines.length, reader);
  const lastApplied =
    domain === "live-mapping" ? await orUnread(readLastApplied(id, { send, today: operatorToday() })) : null;
  return planogram({ mapping, machines, lastApplied, now: new Date(), person }, reader);
}

/** @param storage of one of them alone @throws ConsoleError not-found */
function machinesOf({ domain, name, storages }: MappingDetail, storage: string | null): string[] {
  if (domain === "live-mapping") return [name];
  if (storage === null) return storages.map((each) => each.name);
  const one = storages.find(({ id }) => String(id) === storage);
  if (one === undefined) throw new ConsoleError("not-found");
  return [one.name];
}

function checkSize(mapping: MappingDetail, machines: number, { t, locale }: PlanogramReader): void {
  const cells = cellsOf(mapping).length * machines;
  if (machines <= 1 || cells <= mostCells) return;
  const told = { cells: formatQuantity(cells, locale), machines, most: formatQuantity(mostCells, locale) };
  throw new ConsoleError("invalid-request", { shownText: t("tooMany", told) });
}
