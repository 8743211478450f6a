import { projectFiles } from "./project-files";
import { retiredWords } from "./retired-words";
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
    expect(serverFilesWithoutGuard(planted("server/bff/entry.ts", "export {};"))).toEqual(["server/bff/entry.ts"]);
    expect(serverFilesWithoutGuard(files)).toEqual([]);
  });

  it("keeps what pages share of one resource apart from other resources", () => {
    const lines = "components/resources/orders/order-lines.tsx";
    const knows = (file: string) => planted(lines, `import { something } from "@/lib/resources/${file}";`);
    expect(componentsOfOtherResources(knows("products/product-search"))).toEqual([lines]);
    expect(componentsOfOtherResources(knows("orders/order-status"))).toEqual([]);
    expect(componentsOfOtherResources(files)).toEqual([]);
  });

  it("says the standard terms: no retired word comes back in a file name or an identifier", () => {
    expect(retiredWords(planted("server/bff/doors/rest.ts"))).toEqual([
      "server/bff/doors/rest.ts: doors, say handlers or endpoints",
    ]);
    expect(retiredWords(planted("server/a.ts", "const emptyCrowd = 1;"))).toEqual(["server/a.ts: crowd, say bulkhead"]);
    expect(retiredWords(planted("server/a.ts", "// A crowd.\nconst doorway = 'a tape';"))).toEqual([]);
    expect(retiredWords(files)).toEqual([]);
  });

  it("has one clock in the platform", () => {
    const route = "platform/resources/orders/orders.routes.ts";
    expect(clocksOfTheirOwn(planted(route, "const created = new Date();"))).toEqual([route]);
    expect(clocksOfTheirOwn(files)).toEqual([]);
  });

  it("W1 lets one handler alone take requests of other pages", () => {
    const handler = "server/bff/handlers/session-handlers.ts";
    expect(skippersOfOriginCheck(planted(handler, "publicRoute({ skipsOriginCheck: true }, sign)"))).toEqual([handler]);
    expect(skippersOfOriginCheck(files)).toEqual([]);
  });
});
