import type { Role } from "@/lib/roles/roles";
import { type DraftStep, draftState, refusalOfStep } from "./draft-state";

type Draft = Parameters<typeof refusalOfStep>[1];

const today = "2026-12-01";
const approver = { id: 1, firstName: "Ana", lastName: "Pop" };
const open = { approvedBy: undefined, isApplied: false, startDate: "2026-12-01" };
const approved = { ...open, approvedBy: approver };
const applied = { ...approved, isApplied: true };

it("MAPP-014 a draft is approved once an approver is set, and applied once its day has come as well", () => {
  expect([open, approved, applied].map((draft) => draftState(draft, today))).toEqual(["open", "approved", "applied"]);
});

it("MAPP-014 where a platform does not say whether a draft is applied, it is once its day has come", () => {
  const untold = { ...approved, isApplied: undefined };
  const days = ["2026-11-30", today, "2026-12-02", undefined];
  const states = days.map((startDate) => draftState({ ...untold, startDate }, today));
  expect(states).toEqual(["applied", "applied", "approved", "approved"]);
  expect(draftState({ ...untold, approvedBy: undefined, startDate: "2026-11-30" }, today)).toBe("open");
  expect(draftState({ ...untold, isApplied: false, startDate: "2026-11-30" }, today)).toBe("approved");
  const refused = refusalOfStep("delete", { ...untold, startDate: today }, { roles: ["MAPPER_QC"], today });
  expect(refused).toBe("applied");
});

it("MAPP-015 MAPP-024 what is done with a draft follows its state and who does it", () => {
  const told = ([step, draft, role]: readonly [DraftStep, Draft, Role]) =>
    refusalOfStep(step, draft, { roles: [role], today });
  expect(told(["edit", open, "SHELVES_MAPPER"])).toBeUndefined();
  expect(told(["edit", approved, "MAPPER_QC"])).toBe("approved");
  expect(told(["edit", applied, "MAPPER_QC"])).toBe("applied");
  expect(told(["approve", open, "SHELVES_MAPPER"])).toBe("no-reviewer");
  expect(told(["approve", open, "DEVELOPER"])).toBeUndefined();
  expect(told(["approve", { ...open, startDate: undefined }, "MAPPER_QC"])).toBe("no-start");
  expect(told(["approve", approved, "MAPPER_QC"])).toBe("approved");
  expect(told(["delete", open, "SHELVES_MAPPER"])).toBeUndefined();
  const waiting = { ...approved, startDate: "2026-12-02" };
  expect(told(["delete", waiting, "SHELVES_MAPPER"])).toBe("no-reviewer");
  expect(told(["delete", waiting, "MAPPER_QC"])).toBeUndefined();
  // Its day has come, though its machines are still to be given it.
  expect(told(["delete", approved, "MAPPER_QC"])).toBe("applied");
  expect(told(["delete", applied, "DEVELOPER"])).toBe("applied");
});
