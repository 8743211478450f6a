"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/form/checkbox";
import { classNames } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog";
import { keyHelp } from "@/lib/list/keys/key-help";
import { areLetterKeysOn, letterKeysPreference } from "@/lib/preferences/letter-keys";

/** All keys of a list page, and the switch for those that may be pressed by accident. */
export function ListHelp({ onClose }: { onClose(): void }) {
  const t = useTranslations("list.keys");
  const [areOn, setAreOn] = useState(() => areLetterKeysOn(document.cookie));
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <table className="w-full">
        <tbody>
          {keyHelp.map(({ keys, text }) => (
            <tr key={text}>
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {t(text)}
              </th>
              <td className="py-1.5 text-right">
                {keys.map((key) => (
                  <Key key={key} name={key} isOff={!areOn && key.length === 1 && !isArrow(key)} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 border-line border-t pt-4">
        <LetterKeysSwitch areOn={areOn} onChange={setAreOn} />
      </div>
    </Dialog>
  );
}

function Key({ name, isOff }: { name: string; isOff: boolean }) {
  const t = useTranslations("list.keys");
  return (
    <kbd
      className={classNames(
        "ml-1 inline-block min-w-7 rounded border px-1.5 text-center font-sans text-sm",
        "border-line-strong/60",
        isOff ? "border-dashed text-ink-muted" : "bg-sunken",
      )}
    >
      {name}
      {isOff && <span className="sr-only"> ({t("isOff")})</span>}
    </kbd>
  );
}

function isArrow(key: string): boolean {
  return "↑↓←→".includes(key);
}

interface LetterKeysSwitchProps {
  areOn: boolean;
  onChange(areOn: boolean): void;
}

/** Keeps whether single letters are commands. What reads them asks the cookie at each press. */
function LetterKeysSwitch({ areOn, onChange }: LetterKeysSwitchProps) {
  const t = useTranslations("list.keys");
  const choose = (next: boolean): void => {
    document.cookie = letterKeysPreference(next);
    onChange(next);
  };
  return (
    <Checkbox
      role="switch"
      label={t("letters")}
      hint={t("lettersHint")}
      checked={areOn}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
