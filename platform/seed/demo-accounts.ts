import type { RoleCode } from "../auth/staff-roles";

/** The password of every demo account. No secret: the sign-in page shows it in embedded mode. */
export const demoPassword = "demo-console-2472";

export interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  role: RoleCode;
}

const people: readonly [RoleCode, string, string][] = [
  ["ACQUIRER", "Ioana", "Drăgulescu"],
  ["WH_ADMIN", "Ștefan", "Munteanu"],
  ["ACCOUNTANT", "Mihaela", "Țuțuianu"],
  ["SALES", "Răzvan", "Petrescu"],
  ["SHELVES_MAPPER", "Cătălin", "Bălan"],
  ["L3S", "Oana", "Vasilescu"],
  ["L1S", "Andrei", "Șerban"],
  ["MARKETER", "Bianca", "Înțelescu"],
  ["ROLE_USER", "Dan", "Ardeleanu"],
  ["DEVELOPER", "Vlad", "Crișan"],
  ["ORDERS_QC", "Larisa", "Mănescu"],
  ["MN_VOUCHERS", "Florin", "Stănică"],
  ["MAPPER_QC", "Simona", "Rădulescu"],
  ["PICKER", "Gheorghe", "Pârvu"],
  ["CHAIN_ADMIN", "Elena", "Brâncoveanu"],
  ["BOB_MAINTAINER", "Tudor", "Chiriță"],
  ["CLIENT", "Ana", "Lupașcu"],
];

/** One account for each role that may enter the panel (1§6), and a customer, who may not. */
export const demoAccounts: readonly DemoAccount[] = people.map(([role, firstName, lastName]) => {
  const name =
    role === "CLIENT"
      ? "customer"
      : role
          .replace(/^ROLE_/, "")
          .toLowerCase()
          .replaceAll("_", "-");
  return { email: `${name}@demo.test`, firstName, lastName, role };
});
