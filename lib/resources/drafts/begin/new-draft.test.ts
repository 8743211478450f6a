import { machinesByVersion, prefilled, strategyOf, toBody } from "./new-draft";

const today = "2026-12-01";
const storages = [
  { id: 4, name: "Gara" },
  { id: 9, name: "Piața" },
];
const draft = {
  domain: "mapping-draft",
  id: 5,
  name: "Meniu de post",
  blueprintVersion: 2,
  storages,
  startDate: "2026-12-04",
} as const;

it("MAPP-006 a strategy has its name, id, label, whether it is of the table, and the blueprint's version", () => {
  expect(strategyOf(draft, { isFromTable: true, blueprint: undefined })).toEqual({
    name: "mapping-draft",
    id: 5,
    label: "Meniu de post",
    isFromTable: true,
    blueprintVersion: 2,
  });
});

it("MAPP-016 a draft of a machine is of its blueprint as that is now, whatever version the machine is built by", () => {
  const machine = { ...draft, domain: "live-mapping" } as const;
  const told = (blueprint: { version: number } | undefined) =>
    strategyOf(machine, { isFromTable: false, blueprint }).blueprintVersion;
  expect([told({ version: 3 }), told(undefined)]).toEqual([3, undefined]);
});

it("MAPP-006 a blueprint whose version is not told with its cells has the one that the list of blueprints tells", () => {
  const told = (domain: "bob-blueprint" | "mapping-draft", blueprintVersion: number | undefined) =>
    strategyOf({ ...draft, domain, blueprintVersion }, { isFromTable: false, blueprint: { version: 3 } })
      .blueprintVersion;
  expect([told("bob-blueprint", undefined), told("bob-blueprint", 2)]).toEqual([3, 2]);
  // A draft may be of an older one.
  expect(told("mapping-draft", undefined)).toBeUndefined();
});

it("MAPP-012 machines of the draft's version alone are offered; the others are named", () => {
  const built = (id: number, blueprintVersion: number) => ({ id, bobs: { blueprint: { id: 1 }, blueprintVersion } });
  const old = { id: 3, bobs: undefined };
  expect(machinesByVersion([built(1, 2), built(2, 3)], 3)).toEqual({
    offered: [built(2, 3)],
    others: [built(1, 2)],
    isUntold: false,
  });
  // Where it is not told, nobody can say that it does not fit.
  expect(machinesByVersion([built(1, 2), old], 3)).toEqual({ offered: [old], others: [built(1, 2)], isUntold: true });
  const all = [built(1, 2), old];
  expect(machinesByVersion(all, undefined)).toEqual({ offered: all, others: [], isUntold: true });
});

it("MAPP-013 a clone begins with all that it may mend, a machine with itself, a blueprint with nothing", () => {
  const noted = "2026-12-24";
  expect(prefilled(draft, { today, noted })).toEqual({
    name: "Meniu de post",
    storages: [4, 9],
    startDate: "2026-12-04",
  });
  const machine = { ...draft, domain: "live-mapping" as const, storages: storages.slice(0, 1), startDate: undefined };
  expect(prefilled(machine, { today, noted })).toEqual({ name: "", storages: [4], startDate: noted });
  expect(prefilled({ ...machine, domain: "bob-blueprint", storages }, { today, noted })).toEqual({
    name: "",
    storages: [],
    startDate: noted,
  });
});

it("MAPP-022 a start date that is past is not begun with: it would be applied at once", () => {
  const begun = (startDate: string | undefined, noted: string | undefined) =>
    prefilled({ ...draft, startDate }, { today, noted }).startDate;
  expect([begun("2026-11-30", undefined), begun("2026-11-30", "2026-12-02"), begun(today, "2026-12-02")]).toEqual([
    "",
    "2026-12-02",
    today,
  ]);
  expect(begun(undefined, "2026-11-01")).toBe("");
});

it("MAPP-025 sends name, storages and start date, which is left out where there is none", () => {
  const form = {
    origin: "bob-blueprint",
    originId: "1",
    name: " Post ",
    storages: [4],
    startDate: "",
    made: "",
  } as const;
  expect(toBody({ ...form, storages: [4] })).toEqual({ name: "Post", storages: [4] });
  expect(toBody({ ...form, storages: [4], startDate: today })).toEqual({
    name: "Post",
    storages: [4],
    startDate: today,
  });
});
