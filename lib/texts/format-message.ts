import format from "#message-format";
import { isolatedValues } from "./isolated";

type Formatting = Parameters<typeof format>;

/**
 * How next-intl puts values into a text: a name that turns its direction turns nothing else of the sentence (P27). It stands
 * in the place of next-intl's own (next.config.mjs), so that no text has to think of it.
 */
export default function formatMessage(...[key, message, values, options]: Formatting): ReturnType<typeof format> {
  return format(key, message, values && isolatedValues(values), options);
}

/** As next-intl's own: texts are compiled while building. */
formatMessage.raw = false;
