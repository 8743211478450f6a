import { keptRoles, toChange, toForm } from "./user-form";
import { rightsOver } from "./user-rights";
import type { User } from "./users.calls";

const holder = (name: string, ...roles: string[]) => ({ email: `${name}@demo.test`, roles });
const support = holder("support", "L3S");
const admin = holder("admin", "CHAIN_ADMIN");
const developer = holder("developer", "DEVELOPER");
const customer = holder("customer", "CLIENT");

const user: User = {
  id: 7,
  firstName: "Ana",
  lastName: "Pop",
  email: "ana@demo.test",
  phone: undefined,
  status: 1,
  created: "2026-03-01T08:00:00Z",
  balance: undefined,
  creditCards: [],
  files: [],
  storage: undefined,
  isActive: true,
  hasCompany: false,
  company: undefined,
  hasRFIDCard: false,
  roles: ["PICKER", "ROLE_USER", "DEVELOPER", "NEWCOMER"],
};

describe("USER-006 USER-008 what one may change about another", () => {
  it.each([
    ["oneself", admin, admin, "self"],
    ["a customer, as staff", support, customer, undefined],
    ["staff, as staff", support, holder("picker", "PICKER"), "stronger"],
    ["staff, as an administrator", admin, support, undefined],
    ["another administrator", admin, holder("other", "APP"), undefined],
    ["a developer, as an administrator", admin, developer, "stronger"],
    ["somebody whose roles are unknown here", support, holder("new", "NEWCOMER"), undefined],
  ] as const)("%s", (_what, me, other, refusal) => {
    expect(rightsOver(me, other).refusal).toBe(refusal);
  });

  it("roles are the administrators', up to their own rights", () => {
    expect(rightsOver(support, customer).roles).toEqual([]);
    const offered = rightsOver(admin, customer).roles;
    expect(offered).toEqual(expect.arrayContaining(["USER", "PICKER", "CHAIN_ADMIN", "APP"]));
    expect(offered).not.toEqual(expect.arrayContaining(["DEVELOPER"]));
    expect(rightsOver(developer, customer).roles).toContain("DEVELOPER");
    expect(rightsOver(developer, customer).roles).not.toContain("SUPER_ADMIN");
  });
});

describe("USER-008 the form of a user", () => {
  const changeable = rightsOver(admin, customer).roles;

  it("holds the roles that may be changed; the others stay out of it", () => {
    expect(toForm(user, changeable)).toEqual({ isActive: true, roles: ["USER", "PICKER"] });
    expect(keptRoles(user, changeable)).toEqual(["DEVELOPER", "NEWCOMER"]);
  });

  it("sends what comes and what goes, and nothing else", () => {
    const sent = (changed: Parameters<typeof toChange>[1]) => JSON.parse(JSON.stringify(toChange(["USER"], changed)));
    expect(sent({ isActive: false })).toEqual({ isActive: false });
    expect(sent({ roles: ["USER", "PICKER"] })).toEqual({ rolesToAdd: ["PICKER"] });
    expect(sent({ roles: ["PICKER"] })).toEqual({ rolesToAdd: ["PICKER"], rolesToRemove: ["USER"] });
    expect(sent({ roles: [] })).toEqual({ rolesToRemove: ["USER"] });
  });
});
