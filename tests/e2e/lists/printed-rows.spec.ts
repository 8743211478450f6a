import { readFile } from "node:fs/promises";
import { expect, type Page, type Request, test } from "@playwright/test";
import { pdfPages } from "@/tests/support/pdf-pages";
import { axeFaultsInBothThemes } from "../support/axe";
import { goInside } from "../support/go-inside";
import { holdAnswers } from "../support/hold-answers";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

const pdfs = "**/api/download/pdf/reception_entry_notes/*";
const boxes = (page: Page) => page.locator("tbody input[data-tick]");

test("RECP-029 D10 ticked rows' PDFs are one file, in the order of the rows: it can be stopped, one that fails is named and asked for again, and the file is opened and saved", async ({
  page,
}) => {
  await openAs(page, "chain-admin", "/receptions");
  await untilHydrated(page);
  for (const row of [3, 0, 4, 1, 2]) await boxes(page).nth(row).check();
  const all = await boxes(page).evaluateAll((each) => each.map((box) => box.getAttribute("data-tick") ?? ""));
  const ids = all.slice(0, 5);
  const dialog = page.getByRole("dialog", { name: "Print: Receptions" });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });

  await test.step("Stop makes no file, and asks for nothing more", async () => {
    const underWay = new Set<Request>();
    page.on("request", (request) => request.url().includes("/api/download/pdf/") && underWay.add(request));
    page.on("requestfailed", (request) => underWay.delete(request));
    const letThrough = await holdAnswers(page, pdfs);
    await page.getByRole("region", { name: "Ticked rows" }).getByRole("button", { name: "Print PDFs" }).click();
    await expect(dialog.locator("p[aria-hidden]")).toHaveText("0 of 5 PDFs fetched");
    await button("Stop").click();
    await expect(dialog.getByText("Stopped: 0 of 5 PDFs were fetched, and no file was made.")).toBeVisible();
    // One that is let through before it has been called off is on the line, and its next request waits for it.
    await expect.poll(() => underWay.size).toBe(0);
    letThrough();
    await page.unrouteAll({ behavior: "wait" });
  });
  await test.step("one that the platform has none of and one that is broken are named, and the others are one file", async () => {
    await page.route(`${pdfs.slice(0, -1)}${ids[1]}`, (route) =>
      route.fulfill({ status: 404, json: { error: { code: "not-found", requestId: "fedcba" } } }),
    );
    await page.route(`${pdfs.slice(0, -1)}${ids[3]}`, (route) =>
      route.fulfill({ contentType: "application/pdf", body: "%PDF-1.7 and nothing else" }),
    );
    await button("Go on").click();
    await expect(dialog.getByText(/^3 PDFs on \d+ pages\. They are in the order of the rows\.$/)).toBeVisible();
    await expect(dialog.getByText("2 PDFs are not in the file:")).toBeVisible();
    await expect(dialog.getByRole("listitem")).toHaveText([
      `Reception ${ids[1]}: It has no PDF.`,
      `Reception ${ids[3]}: What came is no PDF that can be read.`,
    ]);
    expect(await axeFaultsInBothThemes(page, "[role=dialog]")).toEqual([]);
  });
  await test.step("Retry asks for these alone", async () => {
    await page.unrouteAll();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/download/pdf/")) asked.push(request.url().split("/").at(-1) ?? "");
    });
    await button("Retry").click();
    await expect(dialog.getByText(/^5 PDFs on \d+ pages\./)).toBeVisible();
    expect(asked.sort()).toEqual([ids[1], ids[3]].sort());
  });
  await test.step("the file has the pages of each, in the order of the rows", async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), button("Save").click()]);
    expect(download.suggestedFilename()).toMatch(/^receptions-5-\d{4}-\d{2}-\d{2}\.pdf$/);
    await expect(dialog.getByText(`Saved as ${download.suggestedFilename()}.`)).toBeVisible();
    const expected: string[] = [];
    for (const id of ids) {
      const answer = await page.request.get(`/api/download/pdf/reception_entry_notes/${id}`);
      expected.push(...(await pdfPages(await answer.body())));
    }
    expect(await pdfPages(await readFile(await download.path()))).toEqual(expected);
  });
  await test.step("it opens in a new tab, from where it is printed", async () => {
    const opened = page.context().waitForEvent("page");
    await button("Open to print").click();
    await opened;
    await expect.poll(() => page.workers().length).toBe(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Print PDFs" })).toBeFocused();
  });
  await test.step("of more than 50 rows none is asked for, and that is said", async () => {
    await goInside(page, "/invoices?size=100");
    await expect(page.getByRole("heading", { name: "Invoices", level: 1 })).toBeVisible();
    await boxes(page).nth(50).waitFor({ state: "attached" });
    await page.getByRole("checkbox", { name: "Tick all rows of this page" }).check();
    let asked = 0;
    await page.route("**/api/download/pdf/**", (route) => {
      asked += 1;
      return route.abort();
    });
    await page.getByRole("button", { name: "Print PDFs" }).click();
    await expect(page.getByRole("dialog", { name: "Print: Invoices" }).getByRole("status")).toHaveText(
      /^One file holds at most 50 PDFs, and \d+ rows are ticked\./,
    );
    expect(asked).toBe(0);
  });
});
