import { scanRefusal } from "./scan-gate";

/** An element within one that these selectors find. */
const within = (...selectors: string[]) => ({
  closest: (asked: string) => (selectors.some((each) => asked.includes(each)) ? document : null),
});
const document = Object.create(null);

test("W16 a scan is refused by what a dialog covers, by what is being saved, and where nobody takes it any more", () => {
  expect(scanRefusal(within())).toBeUndefined();
  expect(scanRefusal(within("[aria-hidden=true]"))).toBe("covered");
  expect(scanRefusal(within("[inert]"))).toBe("covered");
  expect(scanRefusal(within("[data-saving]", "[inert]"))).toBe("saving");
  expect(scanRefusal(null)).toBe("covered");
});
