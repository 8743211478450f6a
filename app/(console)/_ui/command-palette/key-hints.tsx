import { useTranslations } from "next-intl";

const hints = [
  ["↑↓", "move"],
  ["Enter", "open"],
  ["Ctrl+Enter", "newTab"],
  ["Esc", "close"],
] as const;

/** What the keys do; where fingers type there are none. */
export function KeyHints() {
  const t = useTranslations("shell.palette.hints");
  return (
    <p className="flex shrink-0 gap-3 max-sm:hidden">
      {hints.map(([key, text]) => (
        <span key={text}>
          <kbd className="rounded border border-line-strong/60 bg-sunken px-1 font-sans text-xs">{key}</kbd> {t(text)}
        </span>
      ))}
    </p>
  );
}
