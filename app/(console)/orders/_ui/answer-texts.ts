import type { Locale } from "@/lib/preferences/locale";
import en from "@/messages/en/order-answer.json";
import ro from "@/messages/ro/order-answer.json";

/** The customer's language need not be the one that the console speaks. */
export const answerTexts = { en, ro } satisfies Record<Locale, unknown>;
