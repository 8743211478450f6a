import { bffRequest } from "@/lib/calls/address";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { returnToSupplierList } from "./return-to-supplier.list";

function sent(filters: AppliedFilters): URLSearchParams {
  const { call, request, defaultSort } = returnToSupplierList;
  const { address } = bffRequest(call, request({ page: 1, size: 25, sort: defaultSort, filters }, "2026-11-21"));
  return new URLSearchParams(address.split("?")[1]);
}

it("RETS-004 RETS-007 every request has a fromCreated: one that hides nothing, or the person's own", () => {
  expect(sent({}).get("fromCreated")).toBe("2000-01-01");
  const chosen = sent({ created: "2026-11-01&2026-11-10" });
  expect([chosen.get("fromCreated"), chosen.get("toCreated")]).toEqual(["2026-11-01", "2026-11-10"]);
});
