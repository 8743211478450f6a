import { isPrice, newService, toBody, toForm } from "./service-form";

it.each(["0", "12", "12.5", "12,50", " 7.25 ", "999999999.99"])("SERV-006 %j is a price", (typed) => {
  expect(isPrice(typed)).toBe(true);
});

it.each(["", "abc", "-1", "1.234", "1,2,3", "1e3", "12 RON"])("SERV-006 %j is none", (typed) => {
  expect(isPrice(typed)).toBe(false);
});

it("SERV-001 goes from a service to the form and back", () => {
  const service = {
    id: 9,
    name: "Călcat",
    type: 9,
    price: "12.50",
    category: "Spălătorie",
    provider: { id: 4, name: "Prestator SRL" },
    active: false,
  };
  const body = { name: "Călcat", type: 9, price: "12.50", category: "Spălătorie", provider: 4, active: false };
  expect(toBody(toForm(service))).toEqual(body);
  expect(toBody({ ...newService, name: " A ", price: "1,5" })).toMatchObject({
    name: "A",
    price: "1.50",
    active: true,
  });
});
