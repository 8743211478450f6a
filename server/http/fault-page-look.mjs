import { createHash } from "node:crypto";
import { askingAgainPolicy } from "./standing-headers.mjs";

/** How a refused file is told in its window: in the system's own letters and colours, which follow the theme. */
export const faultPageStyle =
  "body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}" +
  "main{max-width:36rem;margin:0 auto;padding:4rem 1.5rem}h1{margin:0;font-size:1.375rem}" +
  "p{overflow-wrap:anywhere}small{opacity:.8}a{display:inline-block;padding:.5rem 0;color:LinkText}";

const hash = createHash("sha256").update(faultPageStyle).digest("base64");

/** Of files that are opened in a window of their own: closed as all that is no page, but for the look of their refusal. */
export const openedFilePolicy = {
  "content-security-policy": `${askingAgainPolicy}; style-src 'sha256-${hash}'; sandbox`,
};
