import * as z from "zod/mini";
import { camelKeys } from "./camel-keys";

it("gives the names of the wire a small letter, and leaves words in capitals", () => {
  const schema = camelKeys(z.object({ Id: z.int(), EventDate: z.string(), VAT: z.number(), storage: z.string() }));
  const read: { id: number; eventDate: string; VAT: number; storage: string } = z.parse(schema, {
    Id: 1,
    EventDate: "2026-03-10",
    VAT: 21,
    storage: "Depozit",
  });
  expect(read).toEqual({ id: 1, eventDate: "2026-03-10", VAT: 21, storage: "Depozit" });
});
