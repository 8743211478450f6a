"use client";

import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { TextInput } from "./text-input";

/** A password that its owner may look at. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, "type">) {
  const t = useTranslations("common");
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput type={isShown ? "text" : "password"} className="pr-11" spellCheck={false} {...props} />
      <IconButton
        label={isShown ? t("hidePassword") : t("showPassword")}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        variant="plain"
        className="absolute top-0.5 right-0.5 text-ink-muted"
      >
        <Icon size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
