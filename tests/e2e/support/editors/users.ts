import type { Editor, Entry } from "./editor";

const roles = (entries: Record<string, boolean>): Entry[] =>
  Object.entries(entries).map(([label, value]) => ({ label, value }));

export const users: Editor = {
  page: "users",
  path: "users",
  account: "chain-admin",
  colleague: "developer",
  noun: "user",
  last: (panel) => panel.getByLabel("Accountant", { exact: true }),
  edit: {
    entries: [
      { label: "Picker", value: true, wrong: [[false, "A user keeps at least one role."]] },
      { label: "Acquirer", value: true },
    ],
    refused: { label: "Acquirer", wire: "roles" },
    writes: ["PATCH /users/{id}"],
    saved: "User updated successfully",
  },
  record: 14,
  clash: {
    record: 16,
    mine: { label: "Sales", value: true },
    theirs: [{ rolesToAdd: ["ACCOUNTANT"] }, { rolesToAdd: ["MARKETER"] }],
    row: "Roles Accountant, Machine maintainer Sales, Machine maintainer",
    taken: roles({ Accountant: true, Sales: false, "Machine maintainer": true }),
    kept: { roles: ["ACCOUNTANT", "SALES", "BOB_MAINTAINER"] },
  },
};
