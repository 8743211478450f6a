import fc from "fast-check";
import { restCalls } from "@/lib/resources/call-table";
import { buildPath, matchPath } from "./path";
import { id, slug } from "./scalars";

const params = { id, node: slug };
const template = "storages/{id}/nodes/{node}";

describe("the path of a call", () => {
  it("is filled from the declared scalars", () => {
    expect(buildPath(template, params, { id: 17, node: "a-1" })).toBe("storages/17/nodes/a-1");
  });

  it("matches its own segments and gives their values", () => {
    expect(matchPath(template, params, ["storages", "17", "nodes", "a-1"])).toEqual({ id: 17, node: "a-1" });
  });

  it.each([
    [["storages", "17"]],
    [["storages", "0", "nodes", "a"]],
    [["storages", "1e3", "nodes", "a"]],
    [["storages", "01", "nodes", "a"]],
    [["storages", "-0", "nodes", "a"]],
    [["storages", "17", "nodes", ".."]],
    [["storages", "17", "nodes", "a/b"]],
    [["storages", "17", "nodes", "a%2fb"]],
    [["storages", "17", "nodes", "a\u0000"]],
    [["storages", "１７", "nodes", "a"]],
    [["Storages", "17", "nodes", "a"]],
  ])("P2 does not match %j", (segments) => {
    expect(matchPath(template, params, segments)).toBeUndefined();
  });

  it("P1 never builds anything but a declared path, whatever segments a request has (10,000 generated)", () => {
    const shapes = restCalls.map((call) => new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}$`));
    const nasty = fc.oneof(
      fc.constantFrom("..", ".", "", "//evil", "\\\\evil", "@evil", "http:", "%2e%2e", "%2f", "%00", "a\r\nb", ";x"),
      fc.constantFrom("orders", "users", "pdf", "fresh-token", "17", "0"),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(nasty, { minLength: 1, maxLength: 5 }), (segments) => {
        for (const call of restCalls) {
          const values = matchPath(call.path, call.params, segments);
          if (values === undefined) continue;
          const built = buildPath(call.path, call.params, values);
          expect(shapes.some((shape) => shape.test(built))).toBe(true);
          expect(new URL(built, "http://platform.test/").origin).toBe("http://platform.test");
          expect(new URL(built, "http://platform.test/").pathname).toBe(`/${built}`);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
