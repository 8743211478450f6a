import "server-only";
import type { NextRequest } from "next/server";
import { getLocale, getTranslations } from "next-intl/server";
import type { ConsoleError } from "@/lib/errors/console-error";
import { parseTheme, themeCookie } from "@/lib/preferences/theme";
import { faultPageStyle, openedFilePolicy } from "../http/fault-page-look.mjs";
import { closedHeaders } from "../http/standing-headers.mjs";
import { escapedText } from "../security/plain-pages";

/** What is told of a file that a person has opened by a link and does not get. */
export interface RefusedFile {
  title: string;
  /** The way back: where the link stands. */
  back: { address: string; text: string };
}

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
    `<meta name="color-scheme" content="${scheme}"><title>${escapedText(title)}</title><style>${faultPageStyle}</style>`,
    `<main><h1>${escapedText(title)}</h1><p role="alert">${escapedText(shownText ?? t(code))}</p>`,
    `<p><a href="${escapedText(back.address)}">${escapedText(back.text)}</a></p>`,
    `<p><small>${escapedText(t("requestId", { requestId }))}</small></p></main></html>`,
  ].join("");
  const headers = new Headers({
    ...closedHeaders,
    ...openedFilePolicy,
    "content-type": "text/html; charset=utf-8",
  });
  if (retryAfter !== undefined) headers.set("retry-after", String(Math.ceil(retryAfter)));
  return new Response(html, { status, headers });
}
