import { refusedField } from "./refused-field";

const names = ["name", "provider"] as const;

it("finds the field at which a refusal belongs", () => {
  expect(refusedField("provider: unknown company", names)).toEqual({ name: "provider", text: "Unknown company" });
});

it.each([undefined, "", "Object not found", "owner: unknown", "Error: name: taken", "name:"])(
  "leaves %j to the toast alone",
  (text) => {
    expect(refusedField(text, names)).toBeUndefined();
  },
);
