import "server-only";
import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { defaultTimeZone, timeZoneCookie, timeZoneOr } from "@/lib/dates/time-zone";
import { chooseLocale, localeCookie } from "@/lib/preferences/locale";
import { loadMessages } from "./messages";

/** Language and time zone of a request: the same on the server and, handed on by the layout, in the browser. */
export default getRequestConfig(async () => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const locale = chooseLocale(jar.get(localeCookie)?.value, head.get("accept-language"));
  return {
    locale,
    messages: await loadMessages(locale),
    timeZone: timeZoneOr(defaultTimeZone, jar.get(timeZoneCookie)?.value),
    now: new Date(),
  };
});
