import "server-only";
import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { timeZoneCookie, timeZoneOr } from "@/lib/dates/time-zone";
import { chooseLocale, localeCookie } from "@/lib/preferences/locale";
import { operatorZone } from "../operator-zone";
import { loadMessages } from "./messages";

/**
 * Language and time zone of a request: the same on the server and, handed on by the layout, in the browser. Until the
 * browser has told its zone a person is taken to be where the operator works.
 */
export default getRequestConfig(async () => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const locale = chooseLocale(jar.get(localeCookie)?.value, head.get("accept-language"));
  return {
    locale,
    messages: await loadMessages(locale),
    timeZone: timeZoneOr(operatorZone(), jar.get(timeZoneCookie)?.value),
    now: new Date(),
  };
});
