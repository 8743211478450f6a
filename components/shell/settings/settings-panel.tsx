"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import type { SessionView } from "@/lib/session/session-view";
import { fullName } from "@/lib/texts/full-name";
import type { SettingsCardProps } from "./settings-card";

/** Few visits open the settings: what places and fills their card is fetched when a person reaches for the button. */
const loadCard = () => import("./settings-card").then((module) => module.SettingsCard);

/** Who is signed in, language, theme, the way to the profile and out, and the version (1§2). */
export function SettingsPanel(props: Pick<SettingsCardProps, "view" | "deployment" | "loadCounts">) {
  const { view } = props;
  const t = useTranslations("shell");
  const { Part: SettingsCard, opened, ...card } = useOpenedPart<SettingsCardProps>(loadCard);
  const button = useRef<HTMLButtonElement>(null);
  const cardId = useId();
  const name = fullName(view);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={opened === true}
        aria-controls={opened ? cardId : undefined}
        onPointerEnter={card.prepare}
        onFocus={card.prepare}
        onClick={() => (opened ? card.close() : card.open(true))}
        className="my-2 -mr-2 flex max-lg:my-1 shrink-0 items-center gap-2 rounded-md px-2 font-medium text-on-header hover:bg-white/10 focus-visible:outline-accent"
      >
        <span
          aria-hidden
          className="grid size-7 place-items-center rounded-full bg-accent font-semibold text-on-accent text-xs"
        >
          {initials(view)}
        </span>
        {/* Its name is made of what it shows, so that who speaks to the computer may say either. */}
        <span className="sr-only">{t("settingsOf", { name })}</span>
        <span aria-hidden className="max-w-40 truncate max-xl:hidden">
          {name}
        </span>
        <ChevronDown size={16} aria-hidden />
      </button>
      {opened && SettingsCard && <SettingsCard id={cardId} button={button} {...props} onClose={card.close} />}
    </>
  );
}

function initials({ firstName, lastName }: SessionView): string {
  return `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase();
}
