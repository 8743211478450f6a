import * as z from "#schema";

/** `EventDate` becomes `eventDate`; what is in capitals throughout, such as `VAT`, is a word of the program's own. */
type CamelKey<Name> = Name extends string ? (Name extends Uppercase<Name> ? Name : Uncapitalize<Name>) : Name;

type CamelKeys<Wire> = { [Name in keyof Wire as CamelKey<Name>]: Wire[Name] };

/** An object whose names begin with a capital on the wire: wire names end here. */
export function camelKeys<Wire extends z.core.$ZodType<object>>(wire: Wire) {
  return z.pipe(
    wire,
    z.transform((value: z.output<Wire>) => renamed(value)),
  );
}

function renamed<Wire extends object>(value: Wire): CamelKeys<Wire>;
function renamed(value: object): object {
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [camelKey(name), inner]));
}

function camelKey(name: string): string {
  return name === name.toUpperCase() ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
