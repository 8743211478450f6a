import {
  expandRoles,
  inheritance,
  mayEnterPanel,
  panelRoles,
  parseRole,
  parseRoles,
  type Role,
  roles,
  tabRoles,
} from "./roles";

describe("roles", () => {
  it("ROLE-003 knows the 27 roles", () => {
    expect([...roles].sort()).toEqual(
      [
        ...["USER", "PRE_CLIENT", "CLIENT", "WH_ADMIN", "ACCOUNTANT", "SALES", "MARKETER", "COURIER"],
        ...["MAINTENANCE_COURIER", "INVENTORY_ACCESS", "BOB_MONITORING", "L1S", "L3S", "ACQUIRER", "SHELVES_MAPPER"],
        ...["PICKER", "ORDERS_QC", "COURIER_QC", "MAPPER_QC", "MAINTAINER_QC", "INVENTORY_QC", "BOB_MAINTAINER"],
        ...["CHAIN_ADMIN", "APP", "SUPER_ADMIN", "DEVELOPER", "MN_VOUCHERS"],
      ].sort(),
    );
  });

  it("ROLE-003 reads ROLE_USER and USER as one role, and drops unknown names", () => {
    expect(parseRole("ROLE_USER")).toBe("USER");
    expect(parseRoles(["ROLE_ACQUIRER", "ACQUIRER", "EMPEROR"])).toEqual(["ACQUIRER"]);
  });

  const parents: [string, readonly Role[], readonly Role[]][] = [
    ["ROLE-005", ["PRE_CLIENT", "CLIENT", "WH_ADMIN", "ACCOUNTANT", "SALES", "MARKETER", "COURIER"], ["USER"]],
    ["ROLE-005", ["INVENTORY_ACCESS", "BOB_MONITORING"], ["USER"]],
    ["ROLE-006", ["BOB_MAINTAINER"], ["SHELVES_MAPPER", "BOB_MONITORING"]],
    ["ROLE-007", ["L1S"], ["WH_ADMIN"]],
    ["ROLE-008", ["L3S"], ["L1S"]],
    ["ROLE-009", ["ORDERS_QC"], ["L3S"]],
    ["ROLE-010", ["ACQUIRER", "SHELVES_MAPPER", "PICKER"], ["WH_ADMIN"]],
    ["ROLE-011", ["COURIER_QC"], ["COURIER"]],
    ["ROLE-012", ["MAPPER_QC"], ["SHELVES_MAPPER", "ACQUIRER"]],
    ["ROLE-013", ["MAINTAINER_QC"], ["BOB_MAINTAINER"]],
    ["ROLE-014", ["INVENTORY_QC"], ["INVENTORY_ACCESS"]],
    ["ROLE-015", ["CHAIN_ADMIN"], ["MAPPER_QC", "INVENTORY_QC", "ORDERS_QC"]],
    ["ROLE-016", ["APP"], ["CHAIN_ADMIN"]],
    ["ROLE-017", ["SUPER_ADMIN"], ["DEVELOPER"]],
  ];
  it.each(parents)("%s %j inherit %j", (_id, children, inherited) => {
    for (const child of children) expect(inheritance[child]).toEqual(inherited);
  });

  it("ROLE-018 four roles have no parent", () => {
    const orphans = roles.filter((role) => inheritance[role] === undefined);
    expect(orphans).toEqual(["USER", "MAINTENANCE_COURIER", "DEVELOPER", "MN_VOUCHERS"]);
  });

  it("ROLE-019 inherits to the end", () => {
    const all = new Set(expandRoles(["CHAIN_ADMIN"]));
    for (const role of [
      ...(["MAPPER_QC", "SHELVES_MAPPER", "ACQUIRER", "INVENTORY_QC", "INVENTORY_ACCESS"] as const),
      ...(["ORDERS_QC", "L3S", "L1S", "WH_ADMIN", "USER"] as const),
    ])
      expect(all).toContain(role);
  });

  it("SESS-005 expands what was granted, each role once and in the fixed order", () => {
    expect(expandRoles(["ACQUIRER", "L1S"])).toEqual(["USER", "WH_ADMIN", "L1S", "ACQUIRER"]);
  });

  it("ROLE-020 16 roles open the panel", () => {
    expect([...panelRoles].sort()).toEqual(
      [
        ...["ACQUIRER", "WH_ADMIN", "ACCOUNTANT", "SALES", "SHELVES_MAPPER", "L3S", "L1S", "MARKETER", "USER"],
        ...["DEVELOPER", "ORDERS_QC", "MN_VOUCHERS", "MAPPER_QC", "PICKER", "CHAIN_ADMIN", "BOB_MAINTAINER"],
      ].sort(),
    );
    for (const role of panelRoles) expect(mayEnterPanel([role])).toBe(true);
  });

  it.each([
    [["CLIENT"], false],
    [["PRE_CLIENT", "COURIER"], false],
    [[], false],
    [["USER"], true],
    [["APP"], true],
    [["MAINTAINER_QC"], true],
    [["CLIENT", "ACCOUNTANT"], true],
  ] as const)("ROLE-021 %j may enter the panel: %p", (granted, may) => {
    expect(mayEnterPanel(granted)).toBe(may);
  });

  it("SHELL-018 SHELL-019 tabs are the panel roles in the order of 1§6, however they were granted", () => {
    expect(tabRoles(expandRoles(["CHAIN_ADMIN"]))).toEqual([
      ...["USER", "WH_ADMIN", "L1S", "L3S", "ACQUIRER", "SHELVES_MAPPER", "ORDERS_QC", "MAPPER_QC", "CHAIN_ADMIN"],
    ]);
    expect(tabRoles(["MARKETER", "USER", "SALES"])).toEqual(["USER", "SALES", "MARKETER"]);
  });
});
