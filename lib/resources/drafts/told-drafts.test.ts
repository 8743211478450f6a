import type { Asker } from "@/lib/calls/told-answer";
import { toldDrafts } from "./told-drafts";

const [told] = toldDrafts;
const reviewer: Asker = { roles: ["MAPPER_QC"], email: "r@demo.test", userId: 7 };
const approved = { id: 3, approvedBy: { id: 7, firstName: "A", lastName: "B" } };

it("MAPP-014 a reviewer is told whether an approval is her own, where that is known", () => {
  const isOwn = (answer: object, asker: Asker): unknown =>
    Reflect.get(Object(told?.tell(answer, asker)), "isOwnApproval");
  expect(isOwn(approved, reviewer)).toBe(true);
  expect(isOwn(approved, { ...reviewer, userId: 8 })).toBe(false);
  expect(isOwn(approved, { ...reviewer, userId: undefined })).toBeUndefined();
  expect(told?.tell(approved, reviewer)).toMatchObject(approved);
});

it("MAPP-014 nobody's id is looked up for a draft that is open, or for who approves none", () => {
  const needs = (answer: object, roles: Asker["roles"]): unknown => told?.needsUserId(answer, { ...reviewer, roles });
  expect(needs(approved, ["MAPPER_QC"])).toBe(true);
  expect(needs({ id: 3 }, ["MAPPER_QC"])).toBe(false);
  expect(needs(approved, ["SHELVES_MAPPER"])).toBe(false);
});
