"use client";

import { type ReactNode, useRef } from "react";
import { Button } from "./button";

interface FileButtonProps {
  /** Of the field, which is not seen. */
  label: string;
  /** As of the field: endings of names, and kinds. */
  accept: string;
  isDisabled?: boolean;
  onFile(file: File): void;
  /** What stands on the button. */
  children: ReactNode;
}

/** Takes one file. The focus is on the button again afterwards: not every browser leads back after its own dialog. */
export function FileButton({ label, accept, isDisabled = false, onFile, children }: FileButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button ref={button} size="small" disabled={isDisabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          button.current?.focus();
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
