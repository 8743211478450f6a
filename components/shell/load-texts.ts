import type { AbstractIntlMessages } from "next-intl";

const loaded = new Map<string, Promise<AbstractIntlMessages>>();

/**
 * Texts that pages carry for themselves, where another page needs them: fetched once, when they are needed.
 * @param namespace a file of `messages/<locale>/`
 */
export function loadTexts(locale: string, namespace: string): Promise<AbstractIntlMessages> {
  const key = `${locale}/${namespace}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const loading = importTexts(locale, namespace);
  loaded.set(key, loading);
  // One that did not come is asked for again.
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function importTexts(locale: string, namespace: string): Promise<AbstractIntlMessages> {
  const file: { default: AbstractIntlMessages } = await import(`@/messages/${locale}/${namespace}.json`);
  return file.default;
}
