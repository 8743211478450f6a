import { noPassword } from "../../auth/password";
import { type RoleCode, roleCodes } from "../../auth/staff-roles";
import { foldText } from "../../db/conditions";
import type { roles, userRoles, users } from "../../db/schema/users";
import { demoAccounts } from "../demo-accounts";
import { withoutDiacritics } from "../without-diacritics";
import { firstNames, lastNames } from "../words/people.json";
import { momentBefore, type SeedBase } from "../world";

type UserRow = typeof users.$inferInsert;
type RoleRow = typeof roles.$inferInsert;
type UserRoleRow = typeof userRoles.$inferInsert;

export interface Pocket {
  id: number;
  status: number;
  created: Date;
  creditCards: number;
  rfidCard: string | null;
}

type Person = Omit<UserRow, "searchText"> & Pocket;

const checkedMail = 1;
const checkedPhone = 2;
const checkedCard = 4;
const flagPasswordReset = 8;
const blockedPayments = 16;
const acceptedNewsletter = 32;

export function makeRoles(): RoleRow[] {
  return roleCodes.map((code, index) => ({ id: index + 1, code }));
}

/**
 * The demo accounts come first, then a few more staff, then customers.
 * @param passwordHash of the demo accounts; nobody else has a password yet.
 * @param customerCompanyIds companies that some customers belong to.
 */
export function makeUsers(base: SeedBase, passwordHash: string, customerCompanyIds: readonly number[]) {
  const staffRoles: RoleCode[] = [
    "COURIER",
    "PICKER",
    "ACQUIRER",
    "L1S",
    "SHELVES_MAPPER",
    "COURIER_QC",
    "INVENTORY_ACCESS",
  ];
  const staffCount = Math.ceil(base.sizes.customers / 90);
  const accounts = demoAccounts.map((account, index) => ({
    role: account.role,
    row: {
      ...makeUser(base, index + 1, account.firstName, account.lastName),
      email: account.email,
      passwordHash,
      isActive: true,
      created: momentBefore(base, 400 - index, [9, 17]),
    },
  }));
  const others = Array.from({ length: staffCount + base.sizes.customers }, (_, index) => {
    const id = accounts.length + index + 1;
    const customerRole: RoleCode = base.random.chance(0.9) ? "CLIENT" : "PRE_CLIENT";
    const role = index < staffCount ? base.random.pick(staffRoles) : customerRole;
    const row = makeUser(base, id, base.random.pick(firstNames), base.random.pick(lastNames));
    const companyId = index >= staffCount && base.random.chance(0.08) ? base.random.pick(customerCompanyIds) : null;
    return { role, row: { ...row, companyId } };
  });
  const everyone = [...accounts, ...others];
  return {
    users: everyone.map(({ row }): UserRow => ({ ...row, searchText: searchTextOf(row) })),
    /** What each has in the pocket; rows of their own tables are made of it. */
    pockets: everyone.map(({ row }): Pocket => row),
    userRoles: everyone.map(({ role, row }): UserRoleRow => ({ userId: row.id, roleId: roleCodes.indexOf(role) + 1 })),
    firstCustomerId: accounts.length + staffCount + 1,
  };
}

/** What a search for a user looks through. */
function searchTextOf({ firstName, lastName, email, phone }: Omit<UserRow, "searchText">): string {
  return foldText(`${firstName} ${lastName} ${email} ${phone ?? ""}`);
}

function makeUser(base: SeedBase, id: number, firstName: string, lastName: string): Person {
  const { random } = base;
  const hasCards = random.chance(0.6);
  const hasPhone = random.chance(0.85);
  const mail = withoutDiacritics(`${firstName}.${lastName}`).toLowerCase();
  return {
    id,
    firstName,
    lastName,
    email: `${mail}${id}@${random.pick(["posta.example", "mail.example", "firma.example"])}`,
    phone: hasPhone ? `+407${random.digits(8)}` : null,
    passwordHash: noPassword,
    status:
      (random.chance(0.9) ? checkedMail : 0) |
      (hasPhone ? checkedPhone : 0) |
      (hasCards ? checkedCard : 0) |
      (random.chance(0.03) ? flagPasswordReset : 0) |
      (id % 29 === 0 ? blockedPayments : 0) |
      (id % 3 === 0 ? acceptedNewsletter : 0),
    isActive: random.chance(0.96) && id % 41 !== 0,
    companyId: null,
    balance: random.chance(0.4) ? random.int(0, 20_000) : 0,
    creditCards: hasCards ? random.int(1, 3) : 0,
    rfidCard: random.chance(0.25) ? random.digits(10) : null,
    storageId: null,
    created: momentBefore(base, random.int(0, 900), [7, 23]),
  };
}
