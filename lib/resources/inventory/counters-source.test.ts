import { readCounters } from "./counters-source";

/** Mappers are more than one page has. */
const mappers = Array.from({ length: 506 }, (_, at) => ({
  id: at + 1,
  firstName: at === 505 ? "Zamfir" : "Ana",
  lastName: `Popa ${String(at).padStart(3, "0")}`,
  isOwn: at === 505,
}));

it("INVE-009 everybody who may count can be named, oneself first, each once, also of a role that has many", async () => {
  const asked: object[] = [];
  const found = await readCounters(async ({ query = {} }) => {
    asked.push(query);
    const { role, offset = 0, limit = 0 } = query;
    const all = role === "SHELVES_MAPPER" || role === "MAPPER_QC" ? mappers : [];
    return { items: all.slice(offset, offset + limit), totalCount: all.length };
  });
  expect(found).toHaveLength(506);
  expect(found.slice(0, 3).map(({ name }) => name)).toEqual(["Zamfir Popa 505", "Ana Popa 000", "Ana Popa 001"]);
  expect(asked).toContainEqual(
    expect.objectContaining({ role: "SHELVES_MAPPER", isActive: true, sort: "lastName", order: "ASC", offset: 500 }),
  );
});
