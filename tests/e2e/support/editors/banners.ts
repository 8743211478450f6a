import { expect, type Locator } from "@playwright/test";
import { pngPicture } from "@/tests/support/pictures";
import { pickRecord } from "../choose-record";
import { clashOfNames, type Editor, firstOption, name } from "./editor";

/** More than a tab keeps of one text, and still a picture. */
const largePicture = Buffer.concat([pngPicture(1080, 235), Buffer.alloc(100_000)]);
const choosePicture = (panel: Locator, buffer: Buffer) =>
  panel.locator('input[type="file"]').setInputFiles({ name: "iarna.png", mimeType: "image/png", buffer });

export const banners: Editor = {
  page: "galleries",
  path: "galleries",
  account: "marketer",
  colleague: "chain-admin",
  noun: "banner",
  last: firstOption("Chain"),
  new: {
    missing: ["Name is required", "Chain is required", "Image is required"],
    entries: [
      name("Iarna pe ecrane"),
      { label: "Chain", value: "Minishop 24", wrong: [["Choose…", "Chain is required"]] },
      { label: "Start date", value: "01/12/2026" },
      {
        label: "End date",
        value: "31/12/2099",
        wrong: [
          ["31/1", "This is not a day."],
          ["30/11/2026", "The end date must not be before the start date."],
        ],
      },
      { label: "a link", value: true },
      {
        label: "Link",
        value: "https://shop.example/iarna",
        wrong: [["http://shop.example", "Enter an address that begins with https://"]],
      },
    ],
    async choose(panel) {
      await choosePicture(panel, pngPicture(1080, 235));
      await expect(panel.getByText("1080 x 235 px", { exact: true })).toBeVisible();
    },
    refused: { label: "Link", wire: "forwardedURL" },
    writes: ["POST /galleries"],
    saved: "Banner created successfully",
    kept: {
      entries: [name("Iarna pe ecrane"), { label: "Chain", value: "Minishop 24" }, { label: "a product", value: true }],
      async choose(panel) {
        await panel.getByLabel("Category of the product").selectOption({ index: 1 });
        const product = panel.getByLabel("Product", { exact: true });
        const called = await pickRecord(product, "", 1);
        await choosePicture(panel, largePicture);
        const size = panel.getByText("1080 x 235 px", { exact: true });
        await expect(size).toBeVisible();
        return async () => {
          await expect(product).toHaveValue(called);
          const told = panel.getByText("The image was not kept when your session ended. Please choose it again.");
          await expect(told).toBeVisible();
          await choosePicture(panel, largePicture);
          await expect(size).toBeVisible();
          await expect(told).toHaveCount(0);
        };
      },
    },
  },
  edit: {
    entries: [name("Iarna pe toate ecranele"), { label: "Description", value: "Până în martie" }],
    refused: { label: "Chain", wire: "chain" },
    writes: ["PATCH /galleries/{id}"],
    saved: "Banner updated successfully",
  },
  clash: clashOfNames(5),
};
