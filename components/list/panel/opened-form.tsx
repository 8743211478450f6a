"use client";

import { useEffect, useState } from "react";
import type { LazyForm } from "./lazy-form";
import { PreviewSkeleton } from "./preview-skeleton";

interface OpenedFormProps<Props extends object> {
  form: LazyForm<Props>;
  props: Props;
}

/**
 * A form, once its code is there. Without a boundary of React's: one that has shown its fallback holds back what it shows
 * next for 300 ms, however soon the code comes.
 */
export function OpenedForm<Props extends object>({ form, props }: OpenedFormProps<Props>) {
  const [Form, setForm] = useState(() => form.loaded);
  const [fault, setFault] = useState<{ error: unknown }>();
  useEffect(() => {
    let isWanted = true;
    form.fetchCode().then(
      (loaded) => isWanted && setForm(() => loaded),
      (error: unknown) => isWanted && setFault({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [form]);
  if (fault !== undefined) throw fault.error;
  return Form === undefined ? <PreviewSkeleton /> : <Form {...props} />;
}
