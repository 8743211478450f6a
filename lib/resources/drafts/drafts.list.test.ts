import type { Mapping } from "./drafts.calls";
import { draftsList } from "./drafts.list";

const draft: Mapping = {
  id: 5,
  domain: "mapping-draft",
  name: "Meniu de post",
  blueprint: { id: 1, name: "BOB Mini" },
  blueprintVersion: 3,
  storages: [],
  createdBy: undefined,
  approvedBy: undefined,
  startDate: "2026-12-01",
  isApplied: false,
  created: undefined,
};

it("MAPP-005 DATE-006 shows the start date as YYYY-MM-DD, not as other dates", () => {
  const column = draftsList.columns.startDate;
  expect([column?.kind, column?.value(draft)]).toEqual(["text", "2026-12-01"]);
});

it.each(["bob-blueprint", "live-mapping", "mapping-draft"])(
  "MAPP-023 asks for the preview in the domain of its rows: %s",
  (domain) => {
    expect(draftsList.preview.args(5, { domain })).toEqual({ params: { id: 5 }, query: { domain } });
  },
);

it("MAPP-023 asks for a saved draft where no domain is chosen", () => {
  expect(draftsList.preview.args(5, {}).query?.domain).toBeUndefined();
});
