import type { Param, Params } from "@/lib/calls/params";
import { queryCalls, restCalls } from "@/lib/resources/call-table";
import { listTable } from "@/lib/resources/list-table";

/** As 1§7 lists them. */
const searchParameters =
  `storageIds productIds fullTextSearch search search_term orderType isPaid isInvoice deliveryType id
  fromEventDate toEventDate fromAmount toAmount userStatus isActive role hasCompany hasRFIDCard FromCreated ToCreated
  types active startDate endDate sourceStorageId destinationStorageId lockerId since until domain blueprintDevice
  liveStorage startSince startUntil isApproved isApplied route courier exactStatus renNumber receptionType batchId
  CompanyID Barcode years months identifierType identifierValues searchType mappedOnChains createdSince createdUntil
  isSellable isSubstorage internalCourier mobileStorage`.split(/\s+/);

function wireNames(params: Params): string[] {
  return Object.entries(params).flatMap(([key, param]) => namesOf(key, param));
}

function namesOf(key: string, param: Param): string[] {
  if (param.kind === "range") return [param.first, param.second];
  return [param.kind === "fixed" ? key : (param.name ?? key)];
}

it("FILT-025 every search parameter of the documents is one of the calls', spelt as they spell it", () => {
  const known = new Set([
    ...restCalls.flatMap(({ query }) => wireNames(query)),
    ...queryCalls.flatMap(({ filters }) => wireNames(filters)),
  ]);
  expect(searchParameters.filter((name) => !known.has(name))).toEqual([]);
});

it.each(listTable.map((list) => [list.page, list] as const))(
  "FILT-019 %s: a filter has an id, a parameter, a type, its options or where they come from",
  (_page, { call, filters }) => {
    const params: Params = call.kind === "query" ? call.filters : call.query;
    for (const [key, filter] of Object.entries(filters)) {
      expect([key, /^[a-z][A-Za-z]*$/.test(key)]).toEqual([key, true]);
      if ("param" in filter) expect(Object.keys(params)).toContain(filter.param);
      if ("options" in filter) expect(Object.keys(filter.options).length).toBeGreaterThan(1);
      if (filter.kind !== "relation") continue;
      expect(filter.lookup).toMatchObject({ valueName: expect.any(String), labelName: expect.any(String) });
      expect(filter.lookup.all ?? filter.lookup.search?.("a", undefined)).toBeDefined();
      if (filter.narrowing !== undefined) expect(Object.keys(filter.narrowing.options).length).toBeGreaterThan(1);
    }
  },
);
