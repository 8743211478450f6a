"use client";

import { type FocusEvent, useEffect, useRef, useState } from "react";
import { Field } from "@/components/form/field";
import { hasLeft } from "@/components/form/has-left";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { offerWork } from "@/components/form/unsaved/store-work";
import { askedStep } from "@/components/form/unsaved/unsaved-work";
import { useUnsavedWork } from "@/components/form/unsaved/use-unsaved-work";
import { useTextFault } from "@/components/form/use-text-fault";

interface SentTextProps {
  /** Under this name what is being typed outlives the end of the session. */
  name: string;
  label: string;
  /** As the platform has it. */
  saved: string;
  longest: number;
  error: string | undefined;
  isLong?: boolean;
  faultOf?(typed: string): string | undefined;
  /**
   * @param base what stood there when it was typed
   * @returns whether it was taken; where it was not, the field shows again what is saved
   */
  onSend(typed: string, base: string): Promise<boolean>;
}

/** A text that is sent when it is left, or by Enter in a line. */
export function SentText({ name, label, saved, longest, error, isLong = false, faultOf, onSend }: SentTextProps) {
  const [typed, setTyped] = useState<string>();
  const base = useRef(saved);
  useEffect(
    () =>
      offerWork(name, () =>
        typed === undefined ? undefined : { base: { text: base.current }, local: { text: typed.trim() } },
      ),
    [name, typed],
  );
  const textFault = useTextFault();
  const fault = typed === undefined ? undefined : (faultOf?.(typed) ?? textFault(typed));
  const type = (text: string): void => {
    if (typed === undefined) base.current = saved;
    setTyped(text);
  };
  const [hasFocus, setHasFocus] = useState(false);
  // Once the field is left it is on its way, and the editor asks about it.
  useUnsavedWork(hasFocus && typed !== undefined && typed.trim() !== saved);
  /** What was asked to be sent last: leaving the field after Enter does not send it once more. */
  const asked = useRef<string>(undefined);
  const turn = useRef(Promise.resolve());
  const send = (): void => {
    const text = typed?.trim();
    if (text === undefined || fault !== undefined || asked.current === text) return;
    asked.current = text;
    // One after the other: the second is typed over the first.
    turn.current = turn.current.then(async () => {
      if (text !== base.current && (await onSend(text, base.current))) base.current = text;
      if (asked.current === text) asked.current = undefined;
      // Whoever has typed on meanwhile keeps it.
      setTyped((now) => (now?.trim() === text ? undefined : now));
    });
  };
  function leave(event: FocusEvent): void {
    // The question whether to leave takes the focus: what is typed is what it asks about.
    if (askedStep() !== undefined || !hasLeft(event)) return;
    setHasFocus(false);
    send();
  }
  return (
    <Field label={label} error={fault ?? error}>
      {(field) => {
        const control = {
          ...field,
          value: typed ?? saved,
          maxLength: longest,
          autoComplete: "off",
          onFocus: () => setHasFocus(true),
          onBlur: leave,
        };
        if (isLong) return <TextArea rows={2} {...control} onChange={({ target }) => type(target.value)} />;
        return (
          <TextInput
            {...control}
            onChange={({ target }) => type(target.value)}
            onKeyDown={({ key }) => key === "Enter" && send()}
          />
        );
      }}
    </Field>
  );
}
