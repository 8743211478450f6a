import { demoAccounts, demoPassword } from "@/platform/seed/demo-accounts";
import printed from "@/server/launch/demo-accounts.json";

it("prints at the start the demo accounts that the platform makes", () => {
  const made = demoAccounts.map(({ email }) => email.replace("@demo.test", ""));
  expect([...printed.names].sort()).toEqual([...made].sort());
  expect(printed.password).toBe(demoPassword);
});
