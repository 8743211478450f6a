import { panelRoles, type Role, roles } from "@/lib/roles/roles";

/** Of the embedded platform's data set; shown on the sign-in page in embedded mode alone. */
const demoPassword = "demo-console-2472";

export interface DemoAccount {
  role: Role;
  email: string;
  password: string;
}

/** One account for each panel role. */
export const demoAccounts: readonly DemoAccount[] = roles
  .filter((role) => panelRoles.has(role))
  .map((role) => ({ role, email: `${role.toLowerCase().replaceAll("_", "-")}@demo.test`, password: demoPassword }));
