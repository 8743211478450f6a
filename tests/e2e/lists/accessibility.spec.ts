import { expect, test } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { openAs, prefer } from "../support/sign-in";

const pages = [
  { account: "l1s", path: "/orders?open=1" },
  { account: "l1s", path: "/orders?page=999&colour=green&open=99999999" },
  { account: "acquirer", path: "/receptions?open=5" },
  { account: "acquirer", path: "/receptions?open=5&view=wide" },
];

for (const { account, path } of pages)
  test(`I18N-001 axe finds nothing on ${path} in both themes`, async ({ page, baseURL }) => {
    await prefer(page, { locale: "ro" }, baseURL ?? "");
    await openAs(page, account, path);
    await expect(page.getByRole("complementary")).toBeVisible();
    await page
      .locator("summary")
      .evaluateAll((all) => all.map((summary) => summary.parentElement?.setAttribute("open", "")));
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
  });
