import "server-only";
import type { AbstractIntlMessages } from "next-intl";
import type { Locale } from "@/lib/preferences/locale";
import type { PageKey } from "@/lib/roles/pages";
import { namespaces, partNamespaces, sharedNamespaces, wordNamespaces } from "./namespaces";

const loaded = new Map<Locale, AbstractIntlMessages>();

/** All texts of a language, by namespace. */
export async function loadMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  const messages = await importMessages(locale);
  // Asking for all files with each page takes a tenth of its time. Under `next dev` a changed file drops them.
  loaded.set(locale, messages);
  return messages;
}

async function importMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const files = await Promise.all(
    namespaces.map(async (namespace) => {
      const file: { default: AbstractIntlMessages } = await import(`@/messages/${locale}/${namespace}.json`);
      return [namespace, file.default] as const;
    }),
  );
  return withWords(Object.fromEntries(files));
}

/** Adds the words of lists under the names by which other pages have them. */
function withWords(messages: AbstractIntlMessages): AbstractIntlMessages {
  const words = wordNamespaces.map(({ namespace, of }) => [namespace, wordsOf(messages[of])] as const);
  return { ...messages, ...Object.fromEntries(words) };
}

function wordsOf(texts: AbstractIntlMessages[string] | undefined): AbstractIntlMessages[string] {
  return typeof texts === "object" ? (texts.words ?? {}) : {};
}

/** What client components may ask for. */
export function browserMessages<Messages extends object>(all: Messages): Partial<Messages> {
  const shared: ReadonlySet<string> = new Set(sharedNamespaces);
  const picked: Partial<Messages> = { ...all };
  for (const namespace of keysOf(all)) if (!shared.has(String(namespace))) delete picked[namespace];
  return picked;
}

/** The texts of a list page alone, and of the parts that it has. */
export function pageTexts(page: PageKey, all: AbstractIntlMessages): AbstractIntlMessages {
  const parts = [...partNamespaces, ...wordNamespaces].filter(({ pages }) => pages.some((each) => each === page));
  const names: ReadonlySet<string> = new Set([page, ...parts.map(({ namespace }) => namespace)]);
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  const keys: (keyof T)[] = [];
  for (const key in value) keys.push(key);
  return keys;
}
