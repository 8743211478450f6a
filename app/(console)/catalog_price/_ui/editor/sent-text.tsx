"use client";

import { useEffect, useRef, useState } from "react";
import { Field } from "@/components/form/field";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { offerWork } from "@/components/form/unsaved/store-work";

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
  const fault = typed === undefined ? undefined : faultOf?.(typed);
  const type = (text: string): void => {
    if (typed === undefined) base.current = saved;
    setTyped(text);
  };
  const send = async (): Promise<void> => {
    if (typed === undefined || fault !== undefined) return;
    if (typed.trim() !== base.current) await onSend(typed.trim(), base.current);
    setTyped(undefined);
  };
  return (
    <Field label={label} error={fault ?? error}>
      {(field) => {
        const control = {
          ...field,
          value: typed ?? saved,
          maxLength: longest,
          autoComplete: "off",
          onBlur: () => void send(),
        };
        if (isLong) return <TextArea rows={2} {...control} onChange={({ target }) => type(target.value)} />;
        return (
          <TextInput
            {...control}
            onChange={({ target }) => type(target.value)}
            onKeyDown={({ key }) => key === "Enter" && void send()}
          />
        );
      }}
    </Field>
  );
}
