import { isMappingKey } from "./is-mapping-key";
import { appliedDateKey, type MappingIdKey, mappingOpenKey, mappingOwnerKey, unsentCellsPrefix } from "./kept-keys";

it("MAPP-022 mapping's keys are known by their words, which no other key has", () => {
  const own: MappingIdKey[] = ["bob-blueprint", "mapping-draft", "live-mapping", "live-mapping-stocks"];
  const others = [appliedDateKey, mappingOwnerKey, mappingOpenKey, `${unsentCellsPrefix}mapping-draft/5`];
  expect([...own, ...others].filter((key) => !isMappingKey(key))).toEqual([]);
  expect(["kept-work", "app-theme", "map-zoom", "live-orders", "bobs", "app"].filter(isMappingKey)).toEqual([]);
});
