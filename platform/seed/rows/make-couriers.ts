import { noPassword } from "../../auth/password";
import { roleCodes } from "../../auth/staff-roles";
import { foldText } from "../../db/conditions";
import type { userRoles, users } from "../../db/schema/users";
import { withoutDiacritics } from "../without-diacritics";
import { firstNames, lastNames } from "../words/people.json";
import { momentBefore, type SeedBase } from "../world";

/** Couriers of the operator, beside those that chance has made. */
export function makeCouriers(base: SeedBase, firstId: number, count: number) {
  const { random } = base;
  const made = Array.from({ length: count }, (_, index): typeof users.$inferInsert & { id: number } => {
    const id = firstId + index;
    const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
    const email = `${withoutDiacritics(`${firstName}.${lastName}`).toLowerCase()}${id}@firma.example`;
    const phone = `+407${random.digits(8)}`;
    return {
      id,
      firstName,
      lastName,
      email,
      phone,
      passwordHash: noPassword,
      status: 3,
      isActive: true,
      companyId: null,
      balance: 0,
      storageId: null,
      created: momentBefore(base, random.int(30, 400), [8, 16]),
      searchText: foldText(`${firstName} ${lastName} ${email} ${phone}`),
    };
  });
  const roleId = roleCodes.indexOf("COURIER") + 1;
  return {
    users: made,
    userRoles: made.map(({ id }): typeof userRoles.$inferInsert => ({ userId: id, roleId })),
  };
}
