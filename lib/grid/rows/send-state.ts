/** What became of the last change of a row. A row that was only read is `quiet`. */
export type SendState =
  | { readonly kind: "quiet" }
  /** `waiting` calls of this row are not answered yet. */
  | { readonly kind: "sending"; readonly waiting: number }
  | { readonly kind: "saved" }
  /** `reason` is the platform's own text; absent where it gave none. */
  | { readonly kind: "failed"; readonly reason: string | undefined }
  /** The platform does not have the row, which waits to be sent or dropped. */
  | { readonly kind: "unsent"; readonly reason: string | undefined }
  /** Somebody else has changed the row, and it shows what they made of it. */
  | { readonly kind: "foreign" };

export type SendEvent =
  | { readonly kind: "sent" }
  | { readonly kind: "answered" }
  | { readonly kind: "refused"; readonly reason: string | undefined }
  | { readonly kind: "kept"; readonly reason: string | undefined }
  /** It was called off before it was sent, or there was nothing to send. */
  | { readonly kind: "called-off" }
  | { readonly kind: "changed-elsewhere" };

export const quiet: SendState = { kind: "quiet" };

export function nextSendState(state: SendState, event: SendEvent): SendState {
  const waiting = state.kind === "sending" ? state.waiting : 0;
  if (event.kind === "sent") return { kind: "sending", waiting: waiting + 1 };
  if (event.kind === "changed-elsewhere") return { kind: "foreign" };
  if (event.kind === "kept") return { kind: "unsent", reason: event.reason };
  if (event.kind === "refused") return { kind: "failed", reason: event.reason };
  if (waiting > 1) return { kind: "sending", waiting: waiting - 1 };
  return event.kind === "answered" ? { kind: "saved" } : quiet;
}
