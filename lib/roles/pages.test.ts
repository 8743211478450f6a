import {
  activeRole,
  firstChosenRole,
  pageKeys,
  pageOfPath,
  pagesOfRole,
  pagesOfRoles,
  pathOfPage,
  tilesOfRole,
} from "./pages";
import { expandRoles, panelRoles, type Role, tabRoles } from "./roles";

const tabsOf = (...granted: Role[]) => tabRoles(expandRoles(granted));

describe("pages of roles", () => {
  it("SHELL-009 there are 26 authenticated routes", () => {
    expect(pageKeys.map(pathOfPage)).toHaveLength(26);
    expect(pathOfPage("home")).toBe("/");
    expect(pathOfPage("catalog_price")).toBe("/catalog_price");
  });

  it("SHELL-031 the page is the last path segment", () => {
    expect(pageOfPath("/")).toBe("home");
    expect(pageOfPath("/receptions")).toBe("receptions");
    expect(pageOfPath("/somewhere/vouchers/")).toBe("vouchers");
    expect(pageOfPath("/home")).toBeUndefined();
    expect(pageOfPath("/nowhere")).toBeUndefined();
  });

  it.each([
    [
      "ROLE-024",
      "ACQUIRER",
      ["companies", "receptions", "receptions_intern", "return_to_supplier", "products", "catalog_price"],
    ],
    ["ROLE-026", "MARKETER", ["galleries"]],
    [
      "ROLE-027",
      "SHELVES_MAPPER",
      ["storages", "drafts", "supplying_routes", "supplying_reports", "current_stocks", "inventory"],
    ],
    ["ROLE-028", "L1S", ["reservations", "orders", "customer_support"]],
    ["ROLE-004 ROLE-029", "ORDERS_QC", ["reports"]],
    ["ROLE-032", "ACCOUNTANT", ["invoices"]],
    ["ROLE-032", "SALES", ["services", "vouchers"]],
    ["ROLE-032", "MN_VOUCHERS", ["vouchers"]],
    ["ROLE-032", "L3S", ["users"]],
  ] as const)("%s the tiles of %s begin with the dashboard and its own group", (_id, role, own) => {
    expect(tilesOfRole(role).slice(0, own.length + 1)).toEqual(["home", ...own]);
  });

  it("ROLE-002 ROLE-031 a role shows its own group and those it inherits, nothing else", () => {
    expect(tilesOfRole("ACCOUNTANT")).toEqual(["home", "invoices"]);
    expect(tilesOfRole("USER")).toEqual(["home"]);
    expect(tilesOfRole("MAPPER_QC")).toEqual(expect.arrayContaining(["drafts", "receptions", "dashboard-wh"]));
    expect(tilesOfRole("MAPPER_QC")).not.toContain("orders");
    expect(pagesOfRoles(expandRoles(["MARKETER"]))).not.toContain("orders");
  });

  it("ROLE-030 everyone sees the dashboard, and their profile", () => {
    for (const role of panelRoles) {
      expect(tilesOfRole(role)).toContain("home");
      expect(pagesOfRole(role)).toEqual(expect.arrayContaining(["home", "profile"]));
    }
  });

  it("ROLE-032 chain administrators and developers see every page", () => {
    expect(pagesOfRole("CHAIN_ADMIN")).toEqual([...pageKeys]);
    expect(pagesOfRole("DEVELOPER")).toEqual([...pageKeys]);
  });

  it("SHELL-014 who documents products may create them, without a tile", () => {
    expect(pagesOfRole("ACQUIRER")).toContain("create-products");
    expect(tilesOfRole("ACQUIRER")).not.toContain("create-products");
    expect(pagesOfRole("L1S")).not.toContain("create-products");
  });

  it("SHELL-027 a page lights the chosen role while its menu holds the page, else the first that does", () => {
    const tabs = tabsOf("CHAIN_ADMIN");
    expect(activeRole(tabs, "ACQUIRER", "receptions")).toBe("ACQUIRER");
    expect(activeRole(tabs, "ACQUIRER", "orders")).toBe("L1S");
    expect(activeRole(tabs, "ACQUIRER", "home")).toBe("ACQUIRER");
  });

  it("ROLE-001 the first chosen role is one that was granted itself", () => {
    expect(firstChosenRole(["ACQUIRER"], tabsOf("ACQUIRER"))).toBe("ACQUIRER");
    expect(firstChosenRole(["USER", "MARKETER"], tabsOf("USER", "MARKETER"))).toBe("MARKETER");
    expect(firstChosenRole(["APP"], tabsOf("APP"))).toBe("CHAIN_ADMIN");
    expect(firstChosenRole(["USER"], tabsOf("USER"))).toBe("USER");
  });
});
