import "server-only";
import { safeParse } from "zod/mini";
import type { AnswerableCall } from "@/lib/calls/call";
import { withDaysOf } from "@/lib/calls/wire";
import { log } from "../log/log";
import { operatorZone } from "../operator-zone";
import { invalidAnswer } from "./upstream-fault";

const mostIssues = 5;

/**
 * An answer by its call's schema.
 * @throws ConsoleError upstream-invalid-answer. The log names where it differs, never what stood there.
 */
export function parseAnswer(
  call: Pick<AnswerableCall, "id" | "answer">,
  wire: unknown,
  requestId: string | undefined,
): unknown {
  const parsed = withDaysOf(operatorZone(), () => safeParse(call.answer, wire));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues
    .slice(0, mostIssues)
    .map(({ path, code }) => `${path.map(String).join(".")} ${code}`);
  log("error", "answer does not fit its schema", { route: call.id, requestId, issues });
  throw invalidAnswer("schema");
}
