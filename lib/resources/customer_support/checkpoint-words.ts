import type { Tone } from "@/lib/list/declare/column";

/** What an account passes through, first to last. */
export const checkpointWords = {
  REGISTERED: "plain",
  EMAIL_CHECKED: "plain",
  PHONE_CHECKED: "plain",
  CARD_CHECKED: "plain",
} as const satisfies Record<string, Tone>;
