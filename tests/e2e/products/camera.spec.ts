import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { cellAt, panelOf } from "../receptions/reception-editor";
import { scanCode } from "../support/scan-code";
import { openAs } from "../support/sign-in";

/** The widths of the stripes of an EAN-13 in modules, guards and digits: 5942724000032. */
const stripes = [
  ...["111", "3112", "2311", "2212", "1312", "2122", "2311", "11111"],
  ...["3211", "3211", "3211", "3211", "1411", "2122", "111"],
].join("");

/** What Chromium takes in place of a camera: a second and a half of nothing, then three of a code. */
function film(): Buffer {
  const [width, height, module] = [320, 240, 2];
  const blank = Buffer.alloc(width * height, 220);
  const shown = Buffer.from(blank);
  let x = 60;
  for (const [at, stripe] of [...stripes].entries()) {
    const wide = Number(stripe) * module;
    for (let y = 60; at % 2 === 0 && y < 180; y += 1) shown.fill(30, y * width + x, y * width + x + wide);
    x += wide;
  }
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frames = Array.from({ length: 45 }, (_, at) => [
    Buffer.from("FRAME\n"),
    at < 15 ? blank : shown,
    colours,
  ]).flat();
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), ...frames]);
}

const folder = mkdtempSync(join(tmpdir(), "film-"));
const file = join(folder, "code.y4m");
const camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];

// One after the other: each worker would start a browser of its own for it.
test.describe.configure({ mode: "default" });
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${file}`],
    }),
});
// A worker may come to this file twice, and has then taken the folder away in between.
test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, film());
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("W16 PROD-007 a page that was come to by a link loads anew for the camera and keeps what is typed; closed it sees nothing, and what it sees is looked up and opened", async ({
  page,
}) => {
  await openAs(page, "acquirer", "/companies");
  const isClosed = () =>
    page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => false,
        () => true,
      ),
    );
  expect(await isClosed()).toBe(true);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const isFirst = () => page.evaluate(() => "isFirstDocument" in window);
  await page.getByRole("navigation").getByRole("link", { name: "Products" }).click();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "Import product sheet" });
  await panel.getByLabel("Barcode").fill("12");
  expect(await isFirst()).toBe(true);
  await panel.getByRole("button", { name: "Scan by camera" }).click();
  await page.waitForFunction(() => !("isFirstDocument" in window));
  await expect(panel.getByLabel("Barcode")).toHaveValue("12");
  const video = panel.getByLabel("What the camera sees");
  const track = await video.evaluateHandle(async (element: HTMLVideoElement) => {
    while (!(element.srcObject instanceof MediaStream)) await new Promise(requestAnimationFrame);
    return element.srcObject.getVideoTracks()[0];
  });
  const state = () => track.evaluate((each) => each?.readyState);
  expect(await state()).toBe("live");
  await panel.getByRole("button", { name: "Close the camera" }).click();
  await expect(video).toHaveCount(0);
  expect(await state()).toBe("ended");
  await panel.getByRole("button", { name: "Scan by camera" }).click();
  await expect(page.getByRole("complementary", { name: /^Product sheet \d+/ })).toContainText("5942724000032");
  await expect(video).toHaveCount(0);
});

test("W16 RECP-023 a reception that was come to by a link loads anew for the camera and keeps what waits; what the camera sees is received once", async ({
  page,
}) => {
  await openAs(page, "acquirer", "/companies");
  await page.getByRole("navigation").getByRole("link", { name: "Receptions", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Receptions", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "New", exact: true }).click();
  const panel = panelOf(page, "New reception");
  await panel.getByLabel("Document number").fill("FV 7");
  await scanCode(page, "5940000000004");
  const waiting = panel.getByRole("region", { name: "Scanned codes without a product" });
  await expect(waiting).toContainText("Invalid barcode, please document the product.");
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await panel.getByRole("button", { name: "Scan by camera" }).click();
  await page.waitForFunction(() => !("isFirstDocument" in window));
  await expect(panel.getByLabel("Document number")).toHaveValue("FV 7");
  await expect(waiting).toContainText("5940000000004");
  await expect(panel.getByRole("status", { name: "Last scan" })).toContainText("5942724000032");
  await expect(cellAt(panel, 0, "product")).toContainText("5942724000032");
  await panel.getByRole("button", { name: "Close the camera" }).click();
  await expect(cellAt(panel, 0, "received")).toHaveText("1");
});
