import LoaderCircle from "lucide-react/icons/loader-circle";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "type"> {
  /** The form is being sent: a second press sends nothing. */
  isSending: boolean;
}

export function SubmitButton({ isSending, disabled, children, ...rest }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      disabled={disabled || isSending}
      aria-busy={isSending}
      {...rest}
    >
      {isSending && <LoaderCircle size={16} aria-hidden className="animate-spin" />}
      {children}
    </Button>
  );
}
