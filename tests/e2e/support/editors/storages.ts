import { expect } from "@playwright/test";
import { clashOfNames, type Editor, type Entry, firstOption, name } from "./editor";

const addressOfStorage: readonly Entry[] = [
  { label: "Street", value: "Str. Republicii", wrong: [["", "Street is required"]] },
  { label: "Number", value: "12A" },
  { label: "City", value: "Oradea" },
  { label: "County", value: "Bihor" },
];

export const storages: Editor = {
  page: "storages",
  path: "storages",
  account: "shelves-mapper",
  colleague: "chain-admin",
  noun: "storage",
  last: firstOption("County"),
  new: {
    missing: [
      "Name is requiredd",
      "Type is required",
      "Street is required",
      "Number is required",
      "City is required",
      "County is required",
    ],
    entries: [
      name("Minishop Cetate", "Name is requiredd"),
      {
        label: "Type",
        value: "Sellable Storage",
        wrong: [["Choose…", "Type is required"]],
      },
      ...addressOfStorage,
      { label: "Postal code", value: "410001", wrong: [["4100", "A postal code has 6 digits"]] },
      { label: "Latitude", value: "47.07", wrong: [["91", "Degrees from -90 to 90"]] },
      { label: "Longitude", value: "21.92", wrong: [["", "Degrees from -180 to 180; a place needs both"]] },
    ],
    refused: { label: "Name", wire: "name" },
    writes: ["POST /storages", "POST /addresses"],
    saved: "Storage created successfully",
    kept: {
      entries: [name("Minishop Cetate 2"), { label: "Type", value: "Mobile Storage" }, ...addressOfStorage],
      async choose(panel) {
        const longitude = panel.getByLabel("Longitude");
        // The map is drawn where it comes into sight.
        await panel.getByRole("button", { name: "Zoom in" }).scrollIntoViewIfNeeded();
        await panel.getByRole("button", { name: "Location of the storage" }).press("Shift+ArrowRight");
        await expect(longitude).not.toHaveValue("");
        const moved = await longitude.inputValue();
        return () => expect(longitude).toHaveValue(moved);
      },
    },
  },
  edit: {
    entries: [
      name("Minishop Cetatea", "Name is requiredd"),
      { label: "Building", value: "C3" },
      { label: "Active", value: false },
    ],
    refused: { label: "Type", wire: "type" },
    writes: ["PATCH /storages/{id}", "PATCH /addresses/{id}"],
    saved: "Storage updated succesfully",
    failed: "Storage was not updated",
  },
  clash: clashOfNames(12),
};
