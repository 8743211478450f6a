import { readFileSync } from "node:fs";
import { type FilterReader, filterWords } from "@/lib/list/filters/filter-words";
import { recordNames } from "@/lib/list/lookups/record-names";
import { textAt } from "@/lib/list/texts/texts";
import { statusesOf } from "./user-status";
import { userStatusesLookup } from "./user-statuses.lookup";
import { usersList } from "./users.list";

const statuses = statusesOf({ STATUS_EMAIL_CHECKED: 1, STATUS_FLAG_PASSWORD_RESET: 8, STATUS_BLOCKED_PAYMENTS: 16 });
const names = recordNames([{ lookup: userStatusesLookup, args: {} }], [statuses]);

function reader(locale: "en" | "ro"): FilterReader {
  const texts: unknown = JSON.parse(readFileSync(`messages/${locale}/users.json`, "utf8"));
  const itself = (text: string): string => text;
  const text: FilterReader["text"] = (...path) => textAt(texts, path);
  return { locale, text, yes: "", no: "", all: "", period: itself, from: itself, until: itself };
}

it.each([
  ["en", "1", "Email checked"],
  ["ro", "1", "E-mail verificat"],
  ["ro", "8", "Resetare de parolă cerută"],
  ["ro", "16", "Blocked payments"],
  ["ro", "64", "#64"],
] as const)(
  "USER-004 FILT-037 in %s the status %s reads %j: a name that the console does not know as the server's key makes it",
  (locale, status, value) => {
    const [words] = filterWords(usersList, { status }, reader(locale), names);
    expect(words?.value).toBe(value);
  },
);
