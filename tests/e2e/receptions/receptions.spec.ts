import { expect, type Page, test } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { openHostilePdfs } from "../support/open-hostile-pdfs";
import { openAs } from "../support/sign-in";

const preview = (page: Page) => page.getByRole("complementary");

async function openReception(page: Page, id: number): Promise<void> {
  const path = `/receptions?open=${id}`;
  await (page.url() === "about:blank" ? openAs(page, "acquirer", path) : goInside(page, path));
  await expect(preview(page).getByRole("heading", { name: `Reception ${id}` })).toBeVisible();
}

test("D10 RECP-022 RECP-001 RECP-003 RECP-004 RECP-005 RECP-006 RECP-026 RECP-027 RECP-029 RECP-030 CNST-042 lists the entry notes and shows one with all that belongs to it; a line without a price reads N/A", async ({
  page,
}) => {
  await test.step("a line without a price reads N/A", async () => {
    await openReception(page, 2);
    await expect(preview(page).getByRole("row").filter({ hasText: "N/A" }).first()).toBeVisible();
  });
  await test.step("lists the entry notes and shows one with all that belongs to it", async () => {
    await openReception(page, 5);
    await test.step("all fields", async () => {
      await expect(page.getByRole("table", { name: "Receptions" }).locator("tbody tr")).toHaveCount(25);
      await expect(page.getByText("1–25 of 36")).toBeVisible();
      const terms = preview(page).getByRole("term");
      for (const name of [
        "Id",
        "Created",
        "Number",
        "Supplier",
        "Document type",
        "Document number",
        "Document date",
        "Reception type",
        "Currency",
        "Date in stock",
        "Vehicle",
        "Delegate",
        "Committee's observations",
        "Internal observations",
      ])
        await expect(terms.filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
      await expect(preview(page).getByText("F 287610")).toBeVisible();
    });
    await test.step("a line has its picture, batch, quantities, price, discount, VAT and value", async () => {
      const line = preview(page).getByRole("row").filter({ hasText: "Bravo Cola Cola 0,25 l" });
      const cells = line.getByRole("cell");
      await expect(cells.nth(0)).toHaveText(/Batch \w+expires \d{2}\.\d{2}\.\d{4}Depozit /);
      await expect(cells.nth(1)).toHaveText(/^144.*invoiced 144$/);
      await expect(cells.nth(2)).toHaveText(/^≈ 1\.91Before the discount: 2\.02-16\.00 in all$/);
      await expect(cells.nth(3)).toHaveText(/^274\.88VAT 19%$/);
      // 144 x 1.91 is not 274.88: the page says why.
      await expect(preview(page).getByText("the value is computed from the exact price")).toBeVisible();
      await expect(line.locator("img")).toHaveAttribute("src", /^http/);
    });
    await test.step("VAT by rate less its discounts, and the totals", async () => {
      const vat = preview(page).getByRole("table", { name: "VAT" });
      await expect(vat.getByRole("row")).toHaveCount(6);
      await expect(vat.getByRole("row", { name: "9%", exact: false }).first()).toHaveText(
        "9%1,131.6028.001,103.6099.32",
      );
      await expect(vat.getByRole("row").filter({ hasText: /^19%/ })).toHaveText("19%749.1222.47726.65138.06");
      await expect(preview(page).getByText(/^1,830\.25\sRON$/)).toBeVisible();
      await expect(preview(page).getByText(/^237\.38\sRON$/)).toBeVisible();
      await expect(preview(page).getByText(/^2,067\.63\sRON$/)).toBeVisible();
    });
    await test.step("the note opens as a PDF in a new window", async () => {
      const link = preview(page).getByRole("link", { name: "Download PDF" });
      await expect(link).toHaveAttribute("target", "_blank");
      const opened = page.context().waitForEvent("page");
      await link.click();
      await opened;
      const answer = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(answer.headers()["content-type"]).toContain("application/pdf");
      expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
    });
    await test.step("it is drawn beside the note once it is asked for; what cannot be read is told, and Retry brings it", async () => {
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/download/pdf/")) asked.push(request.url());
      });
      const failure = { error: { code: "upstream-invalid-answer", requestId: "fedcba" } };
      await page.route("**/api/download/pdf/**", (route) => route.fulfill({ status: 502, json: failure }));
      await preview(page).getByRole("button", { name: "Show PDF beside" }).click();
      await expect(preview(page).getByRole("alert")).toContainText("Unexpected data format received.");
      await expect(preview(page).getByText("Reference fedcba")).toBeVisible();
      await page.unroute("**/api/download/pdf/**");
      await preview(page).getByRole("button", { name: "Retry" }).click();
      const paper = preview(page).getByRole("region", { name: "PDF" });
      await expect(paper.getByRole("figure", { name: "Page 1 of 1" })).toContainText("Notă de recepție și constatare");
      for (const text of ["Bravo Cola Cola 0,25 l", "Total fără TVA", "1.830,25 RON", "237,38 RON", "2.067,63 RON"])
        await expect(paper).toContainText(text);
      const dark = () =>
        paper.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
          const dots = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
          let count = 0;
          for (let at = 0; at < dots.length; at += 4) if ((dots[at + 3] ?? 0) > 0 && (dots[at] ?? 255) < 90) count += 1;
          return count;
        });
      await expect.poll(dark).toBeGreaterThan(1000);
      const sheet = paper.getByRole("figure", { name: "Page 1 of 1" });
      const width = () => sheet.evaluate(({ clientWidth }) => clientWidth);
      const whole = await width();
      await preview(page).getByRole("button", { name: "Zoom in" }).click();
      await expect.poll(width).toBeGreaterThan(whole);
      await preview(page).getByRole("button", { name: "Zoom out" }).click();
      await expect.poll(width).toBe(whole);
      expect(asked).toHaveLength(2);
      await preview(page).getByRole("button", { name: "Close PDF" }).click();
      await expect(paper).toHaveCount(0);
    });
    await test.step("a hostile PDF is drawn within bounds, and what is not drawn is told; the page stays its own", () =>
      openHostilePdfs(page, preview(page)));
    await test.step("each sum says where it comes from, and what was received is held against what was invoiced", async () => {
      await preview(page)
        .getByRole("button", { name: /^2,067\.63/ })
        .click();
      await expect(page.getByRole("dialog", { name: /Total/ })).toContainText("1,830.25 + 237.38 = 2,067.63");
      await page.keyboard.press("Escape");
      await expect(preview(page).getByText(/^Invoiced .* pcs, received .* pcs\./)).toBeVisible();
    });
    for (const width of [1440, 1024, 768])
      await test.step(`at ${width} px no part of a line lies beyond an edge`, async () => {
        await page.setViewportSize({ width, height: 900 });
        for (const name of ["Lines", "VAT"]) {
          const table = preview(page).getByRole("table", { name });
          const beyond = () =>
            table.evaluate(({ parentElement: frame }) => (frame ? frame.scrollWidth - frame.clientWidth : undefined));
          await expect.poll(beyond, name).toBe(0);
        }
      });
  });
});

test("RETS-002 RETS-003 RECP-025 TABL-010 TABL-011 TABL-021 what goes back to a supplier is valued as it was received, with VAT and total; without the reception nothing is said of its value; an empty list gives its whole place to the message, and is told from an answer that could not be read", async ({
  page,
}) => {
  const askedOfReception = "**/api/rest/reception_entry_notes/*";
  const failure = { error: { code: "upstream-failed", requestId: "abcdef" } };
  await page.route(askedOfReception, (route) => route.fulfill({ status: 502, json: failure }));
  await openAs(page, "acquirer", "/return_to_supplier?open=5");
  const line = preview(page).getByRole("row").filter({ hasText: "Boabe & Fum Cappuccino" });
  await expect(preview(page).getByText("Reference abcdef")).toBeVisible();
  await expect(line.getByRole("cell").nth(1)).toHaveText("-70");
  await expect(line.getByRole("cell").nth(3)).toHaveText("–VAT 11%");
  await expect(preview(page).getByText("Total without VAT")).toHaveCount(0);
  await page.unroute(askedOfReception);
  await preview(page).getByRole("button", { name: "Retry" }).click();
  await expect(line.getByRole("cell").nth(2)).toHaveText(/^≈ 5\.50Before the discount: 5\.82-22\.69 in all$/);
  await expect(line.getByRole("cell").nth(3)).toHaveText("-384.71VAT 11%");
  // Of the rate's discount goes back what falls on these pieces.
  await goInside(page, "/return_to_supplier?open=7");
  const vat = preview(page).getByRole("table", { name: "VAT" });
  await expect(vat.getByRole("row").filter({ hasText: /^9%/ })).toHaveText("9%-50.53-7.75-42.78-3.85");
  await expect(preview(page).getByText(/^-46\.63\sRON$/)).toBeVisible();
  await test.step("an empty list gives its whole place to the message, and is told from an answer that could not be read", async () => {
    await goInside(page, "/receptions");
    await page.route("**/api/query/acquirer-receptions", (route) =>
      route.fulfill({ json: { data: { items: [], totalCount: 0 } } }),
    );
    await page.getByRole("button", { name: "Number" }).click();
    await expect(page.getByText("No results found.")).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
    for (const name of ["Define Filter", "Table Columns", "Export", "Reload"])
      await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
    await page.unroute("**/api/query/acquirer-receptions");
    await page.reload();
    await expect(page.getByText("1–25 of 36")).toBeVisible();
    await expect(page.getByRole("button", { name: "Define Filter", exact: true })).toBeVisible();
    const notice = { code: "malformed-answer", requestId: "abc123" };
    await page.route("**/api/query/acquirer-receptions", (route) =>
      route.fulfill({ json: { data: { items: [], totalCount: 0 }, notice } }),
    );
    await page.getByRole("button", { name: "Id", exact: true }).click();
    await expect(page.getByText("Reference abc123")).toBeVisible();
    await expect(page.getByText("No results found.")).toBeVisible();
  });
});
