import type { AskedRecord } from "@/lib/calls/record-asked-for";

/** A sample of an answer as one that says that it is about a certain record. Some wire names begin with a capital. */
export function aboutRecord(wire: unknown, { id, field, isInRows }: AskedRecord): unknown {
  if (typeof wire !== "object" || wire === null) return wire;
  if (isInRows) {
    const name = "Items" in wire ? "Items" : "items";
    const rows: unknown = Reflect.get(wire, name);
    if (!Array.isArray(rows)) return wire;
    return { ...wire, [name]: rows.map((row) => aboutRecord(row, { id, field, isInRows: false })) };
  }
  const name = [field, `${field.slice(0, 1).toUpperCase()}${field.slice(1)}`].find((each) => each in wire);
  return name === undefined ? wire : { ...wire, [name]: id };
}
