import type { Role } from "@/lib/roles/roles";
import type { AnswerableCall } from "./call";

/** Who asks, as far as an answer may depend on it. */
export interface Asker {
  /** Expanded by inheritance. */
  roles: readonly Role[];
  email: string;
  /** Their id at the platform; undefined where it could not be found out. */
  userId: number | undefined;
}

/** What of a call's answer whoever asks is told: the server takes out the rest before anything leaves it. */
export interface ToldAnswer {
  of: AnswerableCall;
  /** Finding the id out may cost a call. */
  needsUserId(answer: unknown, asker: Omit<Asker, "userId">): boolean;
  tell(answer: unknown, asker: Asker): unknown;
}

/** @param told for an answer that its call's schema made */
export function toldAnswer<C extends AnswerableCall, Answer>(
  of: C,
  told: {
    needsUserId?(answer: Answer, asker: Omit<Asker, "userId">): boolean;
    tell(answer: Answer, asker: Asker): Answer;
  },
): ToldAnswer;
export function toldAnswer(
  of: AnswerableCall,
  { needsUserId = () => false, tell }: Partial<Pick<ToldAnswer, "needsUserId">> & Pick<ToldAnswer, "tell">,
): ToldAnswer {
  return { of, needsUserId, tell };
}
