"use client";

import { type ReactNode, useId } from "react";
import { Button } from "./button";
import { Dialog, DialogFooter } from "./dialog";

interface ConfirmDialogProps {
  title: string;
  /** What will happen, and to what; several texts are paragraphs. */
  text: string | readonly string[];
  /** More than the text, e.g. what differs. */
  children?: ReactNode;
  /** The answer that changes something. */
  confirmText: string;
  /** It loses nothing: the answer is not in the colour of what does. */
  isSafe?: boolean;
  onConfirm(): void;
  /** The answer that loses nothing: it has the focus. */
  keepText: string;
  /** Where that is more than closing the question. */
  onKeep?(): void;
  /** Esc, the cross, a click beside it, and `keepText` unless it has a step of its own. */
  onClose(): void;
  /** It is gone, and the focus is back where it was. */
  onClosed?(): void;
  /** What was confirmed is under way. */
  isBusy?: boolean;
  /** Nothing behind it may change meanwhile: it stays until that is over. */
  staysWhileBusy?: boolean;
}

/** Asks before a step that whoever takes it cannot take back. It stays mounted as long as it is open. */
export function ConfirmDialog({
  title,
  text,
  children,
  confirmText,
  keepText,
  onConfirm,
  ...rest
}: ConfirmDialogProps) {
  const { onClose, onKeep = onClose, onClosed, isBusy = false, isSafe = false, staysWhileBusy = false } = rest;
  const isHeld = isBusy && staysWhileBusy;
  const textId = useId();
  return (
    <Dialog
      title={title}
      role="alertdialog"
      aria-describedby={textId}
      isHeld={isBusy}
      onClose={() => {
        if (!isHeld) onClose();
      }}
      onClosed={onClosed}
    >
      <div className="grid grid-cols-1 gap-3">
        <div id={textId} className="flex flex-col gap-2">
          {[text].flat().map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {children}
      </div>
      <DialogFooter>
        <Button
          autoFocus
          aria-disabled={isHeld}
          onClick={() => {
            if (!isHeld) onKeep();
          }}
        >
          {keepText}
        </Button>
        <Button
          variant={isSafe ? "primary" : "danger"}
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) onConfirm();
          }}
        >
          {confirmText}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
