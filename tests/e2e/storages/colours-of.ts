import type { Locator, Page } from "@playwright/test";

/** The colours of a map's left third, where neither pin nor buttons are, as `#rrggbb`: what covers most comes first. */
export async function coloursOf(page: Page, drawn: Locator): Promise<string[]> {
  const picture = `data:image/png;base64,${(await drawn.screenshot()).toString("base64")}`;
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const { data = new Uint8ClampedArray() } = context?.getImageData(2, 2, image.width / 3, image.height - 4) ?? {};
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = `#${[...data.subarray(at, at + 3)].map((each) => each.toString(16).padStart(2, "0")).join("")}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  }, picture);
}
