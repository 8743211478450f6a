import { projectFiles } from "./project-files";
import {
  clocksOfTheirOwn,
  componentsOfOtherResources,
  indexFiles,
  serverFilesWithoutGuard,
  skippersOfOriginCheck,
  vaguelyNamed,
} from "./tree-rules";

const files = projectFiles(".ts", ".tsx", ".mjs", ".mts");
const planted = (path: string, text = "") => [{ path, text }];

describe("the tree", () => {
  it("has no folder with a vague name", () => {
    expect(vaguelyNamed(planted("lib/utils/date.ts"))).toEqual(["lib/utils/date.ts"]);
    expect(vaguelyNamed(files)).toEqual([]);
  });

  it("has no index file", () => {
    expect(indexFiles(planted("components/ui/index.ts"))).toEqual(["components/ui/index.ts"]);
    expect(indexFiles(files)).toEqual([]);
  });

  it("begins each file under server with the server-only guard", () => {
    expect(serverFilesWithoutGuard(planted("server/bff/door.ts", "export {};"))).toEqual(["server/bff/door.ts"]);
    expect(serverFilesWithoutGuard(files)).toEqual([]);
  });

  it("keeps what pages share of one resource apart from other resources", () => {
    const lines = "components/resources/orders/order-lines.tsx";
    const knows = (file: string) => planted(lines, `import { something } from "@/lib/resources/${file}";`);
    expect(componentsOfOtherResources(knows("products/product-search"))).toEqual([lines]);
    expect(componentsOfOtherResources(knows("orders/order-status"))).toEqual([]);
    expect(componentsOfOtherResources(files)).toEqual([]);
  });

  it("has one clock in the platform", () => {
    const route = "platform/resources/orders/orders.routes.ts";
    expect(clocksOfTheirOwn(planted(route, "const created = new Date();"))).toEqual([route]);
    expect(clocksOfTheirOwn(files)).toEqual([]);
  });

  it("W1 lets one door alone take requests of other pages", () => {
    const door = "server/bff/handlers/session-handlers.ts";
    expect(skippersOfOriginCheck(planted(door, "publicRoute({ skipsOriginCheck: true }, sign)"))).toEqual([door]);
    expect(skippersOfOriginCheck(files)).toEqual([]);
  });
});
