import { looksAfterMs, lookUpOutcome } from "@/lib/calls/look-up-outcome";
import { mayBeMade } from "@/lib/calls/may-be-made";
import { cellsOf, type MappedCell } from "../cells/mapped-cell";
import { isOpenDraft } from "../draft-state";
import type { MappingDetail } from "../drafts.calls";
import { isSameMapping } from "./stale-cells";

/** What became of an approval. */
export type ApprovalOutcome =
  | { readonly kind: "approved" }
  /** By somebody else, or with other cells than were shown. */
  | { readonly kind: "otherwise" }
  /** No clear answer came, and a look shows that it is not approved. */
  | { readonly kind: "unmade" }
  | { readonly kind: "failed"; readonly error: unknown };

interface ApprovalCalls {
  approve(): Promise<unknown>;
  readDraft(): Promise<MappingDetail>;
}

/**
 * Approves a draft. Where no clear answer comes it is looked whether it is approved, by whom and with which cells.
 * @param cells of the draft, as they were shown
 * @param looksAfter milliseconds after an unclear answer
 */
export async function approveShown(
  cells: readonly MappedCell[],
  { approve, readDraft }: ApprovalCalls,
  looksAfter: readonly number[] = looksAfterMs,
): Promise<ApprovalOutcome> {
  try {
    await approve();
    return { kind: "approved" };
  } catch (error) {
    if (!mayBeMade(error)) return { kind: "failed", error };
    let found: MappingDetail | undefined;
    const outcome = await lookUpOutcome(async () => {
      found = await readDraft();
      return !isOpenDraft(found);
    }, looksAfter);
    if (outcome === "not-done") return { kind: "unmade" };
    if (found === undefined || outcome !== "done") return { kind: "failed", error };
    // Where it is not known whose approval it is, the cells tell.
    const isAsShown = found.isOwnApproval !== false && isSameMapping(cells, cellsOf(found));
    return { kind: isAsShown ? "approved" : "otherwise" };
  }
}
