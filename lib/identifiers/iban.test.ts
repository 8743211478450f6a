import { compactIban, isIban, romanianIban } from "./iban";

it("makes account numbers that pass the check of ISO 13616", () => {
  expect(romanianIban("AAAA", "1B31007593840000")).toBe("RO49AAAA1B31007593840000");
});

it.each(["RO49AAAA1B31007593840000", "DE89370400440532013000", "NO9386011117947"])(
  "COMP-005 %s is an account number",
  (text) => expect(isIban(text)).toBe(true),
);

it.each([
  "",
  "RO49",
  "RO48AAAA1B31007593840000",
  "RO49AAAA1B3100759384000",
  "RO49 AAAA 1B31 0075 9384 0000",
  "ro49aaaa1b31007593840000",
  "DE89370400440532013001",
])("COMP-005 %j is none", (text) => expect(isIban(text)).toBe(false));

it("COMP-005 takes what is copied from an invoice", () => {
  expect(compactIban(" ro49 aaaa 1B31 0075 9384 0000 ")).toBe("RO49AAAA1B31007593840000");
});
