import { refusalOf } from "./user-rights";

const holder = (id: number, ...roles: string[]) => ({ id, roles });
const support = holder(1, "L3S");
const admin = holder(2, "CHAIN_ADMIN");
const developer = holder(3, "DEVELOPER");
const customer = holder(4, "CLIENT");
const picker = holder(5, "PICKER", "CLIENT");

const off = { isActive: false, roles: [] };
const giving = (...roles: string[]) => ({ isActive: undefined, roles });

describe("USER-006 USER-008 who may change whom", () => {
  it.each([
    ["staff deactivate a customer", support, customer, off],
    ["an administrator deactivates staff", admin, support, off],
    ["an administrator deactivates another", admin, holder(9, "APP"), off],
    ["an administrator makes a picker", admin, customer, giving("PICKER")],
    ["an administrator makes another", admin, support, giving("CHAIN_ADMIN")],
    ["a developer makes a developer", developer, admin, giving("DEVELOPER")],
    ["somebody without a role is a customer", support, holder(9), off],
    ["one's own account stays active", support, support, { isActive: true, roles: [] }],
  ])("%s", (_what, caller, user, change) => {
    expect(refusalOf(caller, user, change)).toBeUndefined();
  });

  it.each([
    ["isActive: nobody deactivates themselves", admin, admin, off],
    ["roles: nobody changes their own roles", admin, admin, giving("PICKER")],
    ["user: has more rights than you", support, picker, off],
    ["user: has more rights than you", admin, developer, off],
    ["roles: only administrators change them", support, customer, giving("PRE_CLIENT")],
    ["roles: DEVELOPER is beyond your rights", admin, support, giving("DEVELOPER")],
    ["roles: SUPER_ADMIN is beyond your rights", developer, support, giving("SUPER_ADMIN")],
  ])("%s", (refusal, caller, user, change) => {
    expect(refusalOf(caller, user, change)).toBe(refusal);
  });
});
