import { expect, type Locator, type Page } from "@playwright/test";
import { greedyPdfs, longPdf, trickyPdf } from "@/tests/support/hostile-pdf/hostile-pages";

const answers = "**/api/download/pdf/**";

/** Opens one after another beside the record that is shown. */
export async function openHostilePdfs(page: Page, record: Locator): Promise<void> {
  let body: Buffer | string = "";
  const beyond: string[] = [];
  page.on("popup", (popup) => beyond.push(popup.url()));
  page.on("dialog", (dialog) => beyond.push(dialog.message()));
  page.on("request", (request) => {
    if (request.url().includes("elsewhere.test")) beyond.push(request.url());
  });
  await page.route(answers, (route) => route.fulfill({ contentType: "application/pdf", body }));
  await page.clock.install();
  const paper = record.getByRole("region", { name: "PDF" });
  const alert = record.getByRole("alert");
  const close = () => record.getByRole("button", { name: "Close PDF" }).click();
  const show = async (file: Buffer | string) => {
    await expect(alert).toHaveCount(0);
    body = file;
    await record.getByRole("button", { name: "Show PDF beside" }).click();
  };

  await show(trickyPdf());
  await expect(paper.getByRole("figure", { name: "Page 2 of 4" })).toContainText("Asks for more");
  const sheet = paper.getByRole("figure", { name: "Page 3 of 4" });
  await expect(sheet).toContainText("A large sheet");
  const dots = sheet.locator("canvas").evaluate(({ width, height }: HTMLCanvasElement) => width * height);
  expect(await dots).toBeLessThan(5_000_000);
  await expect(alert.first()).toContainText("Page 1 of 4: This page cannot be drawn here.");
  // The last page is never done, and nobody waits for it longer than a minute.
  await expect(paper.getByRole("status")).toContainText("The PDF is loading.");
  await page.clock.fastForward("01:00");
  await expect(alert.last()).toContainText("The rest of this PDF cannot be drawn here");
  await expect(alert.last().getByRole("link", { name: "Download PDF" })).toHaveAttribute("target", "_blank");
  await expect(paper.getByRole("status")).toHaveCount(0);
  await close();

  for (const greedy of greedyPdfs()) {
    await show(greedy);
    await expect(alert).toContainText("This PDF cannot be drawn here");
    await close();
  }
  await show("");
  await expect(alert).toContainText("Unexpected data format received.");
  await close();
  await show("<html><script>alert(1)</script></html>");
  await expect(alert).toContainText("Unexpected data format received.");
  body = longPdf(5000);
  await record.getByRole("button", { name: "Retry" }).click();
  await expect(paper).toContainText("4,970 more pages: open the PDF in a new window.");
  await expect(paper.getByRole("figure")).toHaveCount(30);
  // Nothing goes on behind what was given up or closed.
  await expect.poll(() => page.workers().length).toBe(0);
  expect(beyond).toEqual([]);
  await page.unroute(answers);
  await close();
}
