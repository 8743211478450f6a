import type { ErrorCode } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { machine } from "@/tests/support/any-mapping";
import { mappingOf } from "@/tests/support/live-platform";
import { cellsOf } from "../cells/mapped-cell";
import type { MappingDetail } from "../drafts.calls";
import { approveShown } from "./approve-shown";

const filled = (product: number) => machine({ zones: [[2]], blocks: [] }, () => ({ product, isFlagged: false }));
const open: MappingDetail = { ...mappingOf(3, filled(1)), domain: "mapping-draft", approvedBy: undefined };
const approved: MappingDetail = { ...open, approvedBy: { id: 7, firstName: "A", lastName: "B" } };
const cells = cellsOf(open);
const failure = (code: ErrorCode, mayBeDone?: true) => new ConsoleError(code, { mayBeDone });

/** @param reads what each look finds; none of them where one more is made than there are */
function approval(error: unknown, ...reads: (MappingDetail | Error)[]) {
  const left = [...reads];
  const readDraft = async (): Promise<MappingDetail> => {
    const [next = new Error("not asked for")] = left.splice(0, 1);
    if (next instanceof Error) throw next;
    return next;
  };
  return approveShown(
    cells,
    { approve: () => (error === undefined ? Promise.resolve() : Promise.reject(error)), readDraft },
    [0, 1],
  );
}

it("MAPP-014 an answered approval is made, and a refused one failed, without a look", async () => {
  expect(await approval(undefined)).toEqual({ kind: "approved" });
  const refused = failure("upstream-rejected");
  expect(await approval(refused)).toEqual({ kind: "failed", error: refused });
});

it("MAPP-014 of an approval without an answer the draft itself says what became of it", async () => {
  const lost = failure("upstream-unreachable", true);
  expect(await approval(lost, open, open)).toEqual({ kind: "unmade" });
  expect(await approval(lost, open, approved)).toEqual({ kind: "approved" });
  expect(await approval(lost, new Error("no line"), approved)).toEqual({ kind: "approved" });
  expect(await approval(lost, new Error("no line"), new Error("no line"))).toEqual({ kind: "failed", error: lost });
});

it("MAPP-014 somebody else's approval, or one of other cells, is none of hers", async () => {
  const lost = failure("upstream-unreachable", true);
  expect(await approval(lost, { ...approved, isOwnApproval: true })).toEqual({ kind: "approved" });
  expect(await approval(lost, { ...approved, isOwnApproval: false })).toEqual({ kind: "otherwise" });
  expect(await approval(lost, { ...approved, ...filled(2) })).toEqual({ kind: "otherwise" });
});
