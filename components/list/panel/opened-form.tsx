"use client";

import { useLazyCode } from "./lazy-code";
import type { LazyForm } from "./lazy-form";
import { PreviewSkeleton } from "./preview-skeleton";

interface OpenedFormProps<Props extends object> {
  form: LazyForm<Props>;
  props: Props;
}

/** A form, once its code is there. */
export function OpenedForm<Props extends object>({ form, props }: OpenedFormProps<Props>) {
  const Form = useLazyCode(form);
  return Form === undefined ? <PreviewSkeleton /> : <Form {...props} />;
}
