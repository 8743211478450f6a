import { meantBy } from "./fixed-params";
import { fixed, one, type Params } from "./params";
import { text } from "./scalars";

const all = { name: "all", params: { search: one(text()) } };
const options = { name: "options", params: { dropdown: fixed("true"), search: one(text()) } };
const few = { name: "few", params: { dropdown: fixed("true"), limit: fixed("10") } };
const items: readonly { name: string; params: Params }[] = [all, options, few];
const meant = (query: string, among = items) =>
  meantBy(among, ({ params }) => params, new URLSearchParams(query))?.name;

it.each([
  ["search=a", "all"],
  ["dropdown=true&search=a", "options"],
  ["dropdown=false", "all"],
  ["limit=10&dropdown=true", "few"],
])("of calls on one path, %s means the call %s", (query, name) => {
  expect(meant(query)).toBe(name);
});

it("needs nothing told apart where there is one call, and finds none where no fixed parameter is given", () => {
  expect(meant("", [options])).toBe("options");
  expect(meant("", [options, few])).toBeUndefined();
});
