import en from "@/messages/en/catalog_price.json";
import type { CatalogueInList } from "./catalog-price.calls";
import { catalogPriceList } from "./catalog-price.list";

const catalogue: CatalogueInList = {
  id: 7,
  name: "Campus",
  description: undefined,
  currency: { id: 1, code: "RON" },
  createdBy: { id: 3, firstName: "Ioana", lastName: "Drăgulescu" },
  isDefault: false,
  storagesCount: 2,
  created: "2026-03-14T09:26:53Z",
};
const { createdBy, description } = catalogPriceList.columns;

it("CATA-001 begins with Id, catalogue name and created by", () => {
  const keys: ("id" | "name" | "createdBy")[] = ["id", "name", "createdBy"];
  expect(["id", ...catalogPriceList.defaultColumns]).toEqual(keys);
  expect(keys.map((key) => en.fields[key])).toEqual(["Id", "Catalogue name", "Created by"]);
});

it("CATA-002 shows first and last name of the creator, or 'Not assigned'", () => {
  expect(createdBy?.value(catalogue)).toBe("Ioana Drăgulescu");
  expect(createdBy?.value({ ...catalogue, createdBy: undefined })).toBe("not-assigned");
  expect(en.words.createdBy["not-assigned"]).toBe("Not assigned");
});

it("ERRS-030 ERRS-031 says where a catalogue has no description or no storage, in the words of 1§8", () => {
  expect(description?.value({ ...catalogue, description: "Prețuri reduse." })).toBe("Prețuri reduse.");
  expect(description?.value(catalogue)).toBe("no-description");
  expect(en.words.description["no-description"]).toBe("Catalogue has no description");
  expect(en.storages.empty).toBe("Not applied to any storage");
});
