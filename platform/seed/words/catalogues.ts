import { z } from "zod";
import words from "./catalogues.json";

const catalogueSchema = z.strictObject({
  name: z.string(),
  description: z.nullable(z.string()),
  /** Of the default price, in percent. */
  level: z.number(),
  /** Share of the products that it prices. */
  share: z.number(),
  currency: z.enum(["RON", "EUR"]),
});

/** The default catalogue comes first. Storages name the first four as theirs. */
export const catalogueWords = z.array(catalogueSchema).parse(words);
