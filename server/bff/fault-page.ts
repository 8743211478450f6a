import "server-only";
import { createHash } from "node:crypto";
import type { NextRequest } from "next/server";
import { getLocale, getTranslations } from "next-intl/server";
import type { ConsoleError } from "@/lib/errors/console-error";
import { parseTheme, themeCookie } from "@/lib/preferences/theme";
import { askingAgainPolicy, closedHeaders } from "../http/standing-headers.mjs";
import { escapedText } from "../security/plain-pages";

/** What is told of a file that a person has opened by a link and does not get. */
export interface RefusedFile {
  title: string;
  /** The way back: where the link stands. */
  back: { address: string; text: string };
}

const style =
  "body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}" +
  "main{max-width:36rem;margin:0 auto;padding:4rem 1.5rem}h1{margin:0;font-size:1.375rem}" +
  "p{overflow-wrap:anywhere}small{opacity:.8}a{display:inline-block;padding:.5rem 0;color:LinkText}";
const styleHash = createHash("sha256").update(style).digest("base64");

/** It loads and runs nothing, and is of our own origin only so that its link brings the cookie along. */
const policy = `${askingAgainPolicy}; style-src 'sha256-${styleHash}'; sandbox allow-same-origin`;

/** Whether a browser asks for it as a page of its own: nobody reads an envelope in a window. */
export function isOpenedByLink({ method, headers }: NextRequest): boolean {
  return (
    method === "GET" && headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document"
  );
}

/** A failure as a page, in the language and theme of the request's own cookies, with the failure's status. */
export async function faultPage(
  { code, status, shownText, retryAfter }: ConsoleError,
  { title, back }: RefusedFile,
  { requestId, request }: { requestId: string; request: NextRequest },
): Promise<Response> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("errors")]);
  const theme = parseTheme(request.cookies.get(themeCookie)?.value);
  const scheme = theme === "system" ? "light dark" : theme;
  const html = [
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="${scheme}"><title>${escapedText(title)}</title><style>${style}</style>`,
    `<main><h1>${escapedText(title)}</h1><p role="alert">${escapedText(shownText ?? t(code))}</p>`,
    `<p><a href="${escapedText(back.address)}">${escapedText(back.text)}</a></p>`,
    `<p><small>${escapedText(t("requestId", { requestId }))}</small></p></main></html>`,
  ].join("");
  const headers = new Headers({
    ...closedHeaders,
    "content-security-policy": policy,
    "content-type": "text/html; charset=utf-8",
  });
  if (retryAfter !== undefined) headers.set("retry-after", String(Math.ceil(retryAfter)));
  return new Response(html, { status, headers });
}
