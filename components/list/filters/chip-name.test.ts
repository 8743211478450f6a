import { chipName } from "./chip-name";

it.each([
  ["Change filter: Status: New", ["Status: New"], "Change filter: Status: New"],
  ["Change filter: Status: New, Cancelled", ["Status: 2"], "Change filter: Status: New, Cancelled (Status: 2)"],
  ["Change filter: Name or CUI: Luceafăr", ["Name or C…: Luceafăr"], "Change filter: Name or CUI: Luceafăr"],
  [
    "Change filter: Expiration date: Up to 14 days from now",
    ["Expirati…: ≤ 14 days"],
    "Change filter: Expiration date: Up to 14 days from now (Expirati…: ≤ 14 days)",
  ],
  [
    "Change filter: Created: 28.12.2026 – 03.01.2027",
    ["28.12.2026", "03.01.2027"],
    "Change filter: Created: 28.12.2026 – 03.01.2027",
  ],
])("FILT-002 a chip that does %j and shows %j is called %j", (does, shown, name) => {
  expect(chipName(does, shown)).toBe(name);
});
