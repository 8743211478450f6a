import { identificationCardsCalls } from "@/lib/resources/users/identification-cards.calls";
import { toChange } from "@/lib/resources/users/user-form";
import { usersCalls } from "@/lib/resources/users/users.calls";
import { newVoucher, toBody, toNewBody } from "@/lib/resources/vouchers/voucher-form";
import { vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";
import type { Visitor } from "@/tests/support/console/visitor";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

/** All that reached the platform since the test began: `METHOD target`, and the body where there is one. */
function sent(): [string, unknown][] {
  return suite.upstream.journal.entries.map(({ method, target, body }) => [
    `${method} ${target}`,
    body === "" ? undefined : JSON.parse(body),
  ]);
}

it("IDCA-002 assigning a card is its path alone", async () => {
  await visitor.call(identificationCardsCalls.assign, { params: { cardId: 7, userId: 19 } });
  expect(sent()).toEqual([["PATCH /identification-cards/7/assign-user/19", undefined]]);
});

it("IDCA-003 unassigning a card is its path alone", async () => {
  await visitor.call(identificationCardsCalls.unassign, { params: { id: 7 } });
  expect(sent()).toEqual([["PATCH /identification-cards/7/unassign-user", undefined]]);
});

it("IDCA-002 the cards to choose from are those in reserve", async () => {
  await visitor.call(identificationCardsCalls.list, { query: { search: "99 1", isAssigned: false, limit: 10 } });
  expect(sent()).toEqual([["GET /identification-cards?isAssigned=false&search=99+1&limit=10", undefined]]);
});

it("USER-008 a user's edit sends the roles that come and go, and nothing that stays", async () => {
  const body = toChange(["USER"], { roles: ["PICKER"] });
  await visitor.call(usersCalls.update, { params: { id: 19 }, body });
  expect(sent()).toEqual([["PATCH /users/19", { rolesToAdd: ["PICKER"], rolesToRemove: ["USER"] }]]);
});

const form = { ...newVoucher("2026-11-21"), name: "Toamna", amount: "5", endDate: "2026-12-01" };

it("VOUC-003 VOUC-005 a new voucher is posted to discounts, without limits that it does not have", async () => {
  await visitor.call(vouchersCalls.create, { body: toNewBody(form) });
  const { name, startDate, endDate } = form;
  const rest = { allocation: "ALL_USERS", active: true, exclusive: false };
  expect(sent()).toEqual([["POST /discounts", { name, type: 1, amount: "5.00", startDate, endDate, ...rest }]]);
});

it("VOUC-005 a voucher's edit sends what was changed: null for a limit that was taken away", async () => {
  const { minOrderSpend } = toBody(form);
  await visitor.call(vouchersCalls.update, { params: { id: 3 }, body: { active: false, minOrderSpend } });
  expect(sent()).toEqual([["PATCH /discounts/3", { active: false, minOrderSpend: null }]]);
});

it.each([
  [
    "a user that is no number",
    identificationCardsCalls.assign.path.replace("{cardId}", "7").replace("{userId}", "x"),
    {},
  ],
  ["an unknown role", "users/19", { rolesToAdd: ["KING"] }],
  ["the mail of a user", "users/19", { email: "other@demo.test" }],
  ["an unknown field of a voucher", "discounts/3", { colour: "green" }],
  ["a blank name of a voucher", "discounts/3", { name: " \t" }],
  ["an amount that is no text", "discounts/3", { amount: 5 }],
])("P23 %s reaches nobody", async (_what, path, body) => {
  const { status } = await visitor.ask(`/api/rest/${path}`, { method: "PATCH", body });
  expect([400, 404]).toContain(status);
  expect(sent()).toEqual([]);
});
