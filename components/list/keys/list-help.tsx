"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { keyHelp } from "@/lib/list/list-keys";

/** All keys of a list page. */
export function ListHelp({ onClose }: { onClose(): void }) {
  const t = useTranslations("list.keys");
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
                  <kbd
                    key={key}
                    className="ml-1 inline-block min-w-7 rounded border border-line-strong/60 bg-sunken px-1.5 text-center font-sans text-sm"
                  >
                    {key}
                  </kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
