import { z } from "zod";

type Json = z.core.JSONSchema.BaseSchema;

/**
 * A value that a wire schema accepts, made from the schema itself: calls that are added to the table
 * are answered without a line here. What JSON Schema cannot say (JSON inside text) needs a written answer.
 *
 * @param textOf what stands in every free text, e.g. a payload to look for on the screen.
 */
export function sampleOfSchema(schema: z.core.$ZodType, textOf: TextOf = () => "Sample"): unknown {
  return sample(jsonOf(schema), "", { textOf, isLeast: false });
}

/** The same without any field that may be missing. */
export function leastOfSchema(schema: z.core.$ZodType, textOf: TextOf = () => "Sample"): unknown {
  return sample(jsonOf(schema), "", { textOf, isLeast: true });
}

type TextOf = (path: string) => string;

interface How {
  textOf: TextOf;
  isLeast: boolean;
}

/** Describing a schema costs far more than a sample of it, and each answer of the fault upstream asks for one. */
const described = new WeakMap<z.core.$ZodType, Json>();

function jsonOf(schema: z.core.$ZodType): Json {
  const json =
    described.get(schema) ?? z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
  described.set(schema, json);
  return json;
}

function sample(schema: Json | boolean, path: string, how: How): unknown {
  if (typeof schema === "boolean") return {};
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives?.[0] !== undefined) return sample(alternatives[0], path, how);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return sampleObject(schema, path, how);
    case "array":
      return schema.items === undefined || Array.isArray(schema.items) ? [] : [sample(schema.items, `${path}[]`, how)];
    case "integer":
    case "number":
      return Math.min(Math.max(1, schema.minimum ?? 1), schema.maximum ?? Number.MAX_SAFE_INTEGER);
    case "boolean":
      return true;
    case "null":
      return null;
    case "string":
      return sampleText(schema, path, how);
    default:
      return {};
  }
}

function sampleObject(schema: Json, path: string, how: How): Record<string, unknown> {
  const all = Object.entries(schema.properties ?? {});
  const fields = how.isLeast ? all.filter(([name]) => schema.required?.includes(name)) : all;
  return Object.fromEntries(fields.map(([name, field]) => [name, sample(field, `${path}.${name}`, how)]));
}

function sampleText(schema: Json, path: string, { textOf }: How): string {
  const free = textOf(path).padEnd(schema.minLength ?? 0, "x");
  const candidates = [free, "2026-03-14T09:26:53Z", "2026-03-14", "17", "ana@example.test", "https://example.test/"];
  const fits = (text: string) =>
    (schema.format === undefined || text !== free) &&
    (schema.pattern === undefined || new RegExp(schema.pattern, "u").test(text)) &&
    (schema.format !== "date-time" || text.includes("T")) &&
    (schema.format !== "date" || /^\d{4}-\d\d-\d\d$/.test(text));
  const found = candidates.find(fits);
  if (found === undefined) throw new Error(`No sample text for ${path}: ${JSON.stringify(schema)}.`);
  return found;
}
