import { z } from "zod";
import { servicesCalls, serviceTypes } from "@/lib/resources/services/services.calls";
import { expectNarrowed } from "./list-proof";
import { suiteClient } from "./suite-client";

const client = suiteClient("sales@demo.test");
const list = (query: string) => client.read(servicesCalls.list, `services?limit=250&${query}`);

describe("SERV-001 the list of services", () => {
  it.each(Object.entries(serviceTypes))("FILT-049 SERV-002 has the type %s, number %d", async (_name, number) => {
    await expectNarrowed(list, `type=${number}`, ({ type }) => type === number);
  });

  it("SERV-003 has a service for every vertical", async () => {
    const types = new Set((await list("")).items.map(({ type }) => type));
    expect([1, 2, 3, 4, 5, 6, 9, 10].filter((type) => !types.has(type))).toEqual([]);
  });

  it.each(["type=x", "type=99", "sort=provider", "order=UP", "limit=0"])("refuses %s", async (query) => {
    expect((await client.get(`services?${query}`)).status).toBe(400);
  });

  it("has each service by its id", async () => {
    const [service] = (await list("")).items;
    expect(await client.read(servicesCalls.one, `services/${service?.id}`)).toEqual(service);
    expect((await client.get("services/999999")).status).toBe(404);
  });
});

describe("SERV-008 making and changing a service", () => {
  const body = { name: "Călcat rapid", type: 9, price: "12.50", category: "Spălătorie", provider: 1, active: true };

  it("is made, read again and changed", async () => {
    const made = await client.request("POST", "services", body);
    const service = servicesCalls.create.answer;
    const { id, ...fields } = z.parse(service, made.body);
    expect(fields).toMatchObject({ name: "Călcat rapid", type: 9, price: "12.50", active: true });
    await client.request("PATCH", `services/${id}`, { price: "9", active: false });
    expect(await client.read(servicesCalls.one, `services/${id}`)).toMatchObject({
      name: "Călcat rapid",
      price: "9.00",
      active: false,
    });
  });

  it.each([
    ["no name", { ...body, name: "" }],
    ["a blank name", { ...body, name: " \t" }],
    ["a blank category", { ...body, category: " " }],
    ["a price that is none", { ...body, price: "free" }],
    ["an unknown provider", { ...body, provider: 999_999 }],
    ["a field that there is not", { ...body, colour: "green" }],
  ])("is refused with %s", async (_name, wrong) => {
    expect((await client.request("POST", "services", wrong)).status).toBe(400);
  });

  it("is not found where it does not exist", async () => {
    expect((await client.request("PATCH", "services/999999", { price: "9" })).status).toBe(404);
  });
});
