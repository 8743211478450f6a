import { projectFiles } from "./project-files";
import {
  browserTestsUnderOtherNames,
  missingCounterparts,
  pagesUnderOtherNames,
  resourcesUnderOtherNames,
  textsUnderOtherNames,
} from "./slug-rules";

const paths = projectFiles(".ts", ".tsx", ".json").map(({ path }) => path);

describe("one noun, one name in each layer: the URL segment", () => {
  it("names each page as the menu does", () => {
    expect(pagesUnderOtherNames([...paths, "app/(console)/stocks/page.tsx"])).toEqual(["stocks"]);
    expect(pagesUnderOtherNames(paths)).toEqual([]);
  });

  it("names each resource by its page", () => {
    expect(resourcesUnderOtherNames(["platform/resources/discounts/discounts.routes.ts"])).toEqual(["discounts"]);
    expect(resourcesUnderOtherNames(paths)).toEqual([]);
  });

  it("names the texts of each page by it", () => {
    expect(textsUnderOtherNames(["messages/en/warehouse.json", "messages/en/orders.json"])).toEqual(["warehouse"]);
    expect(textsUnderOtherNames(paths)).toEqual([]);
  });

  it("names the browser tests of each page by it", () => {
    expect(browserTestsUnderOtherNames(["tests/e2e/stocks/stocks.spec.ts"])).toEqual(["stocks"]);
    expect(browserTestsUnderOtherNames(paths)).toEqual([]);
  });

  it("has the platform's side of each noun's calls under the same name", () => {
    expect(missingCounterparts(["lib/resources/current_stocks/current-stocks.calls.ts"])).toEqual([
      "platform/resources/current_stocks/current-stocks.routes.ts",
    ]);
    expect(
      missingCounterparts(["lib/resources/orders/sales.calls.ts", "platform/resources/orders/orders.routes.ts"]),
    ).toEqual(["lib/resources/orders/orders.calls.ts"]);
    expect(missingCounterparts(paths)).toEqual([]);
  });
});
