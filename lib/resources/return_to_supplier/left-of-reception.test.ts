import { withConsole } from "@/tests/support/own-console";
import { readLeft } from "./left-of-reception";

/** Of a note of which nothing went back. @returns the day since which its returns are asked for */
async function askedSince(created: string, zone: string): Promise<string | null> {
  const asked: URL[] = [];
  const note = { id: 7, number: "NIR 7", created, items: [] };
  await withConsole(
    ({ url = "" }, response) => {
      asked.push(new URL(url, "http://console"));
      const data = url.includes("return_to_suppliers") ? { items: [], totalCount: 0 } : note;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ data }));
    },
    () => readLeft(7, zone, new AbortController().signal),
  );
  return asked.at(-1)?.searchParams.get("fromCreated") ?? null;
}

it.each([
  ["00:30 of the 11th in Bucharest", "2026-03-10T22:30:00.000Z", "Europe/Bucharest", "2026-03-11"],
  ["21:00 of the 10th in New York", "2026-03-11T01:00:00.000Z", "America/New_York", "2026-03-10"],
])("RETS-004 of a note made at %s no return of its day is lost", async (_, created, zone, day) => {
  expect(await askedSince(created, zone)).toBe(day);
});
