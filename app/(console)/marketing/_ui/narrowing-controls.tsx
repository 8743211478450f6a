import { useTranslations } from "next-intl";
import { useId } from "react";
import { Select } from "@/components/form/select";
import { campaignKinds, chainsOf } from "@/lib/resources/marketing/narrowing";
import type { TimeLineView } from "./use-time-line-view";

interface NarrowingControlsProps {
  view: TimeLineView;
  onView(view: TimeLineView): void;
  /** Where campaigns are shown; a chain may come more than once. */
  chains: readonly (string | undefined)[];
}

/** Both alike, in either language. */
const selectWidth = "13rem";

/** Whether banners, vouchers or both are shown, and of which chain. Vouchers have none. */
export function NarrowingControls({ view, onView, chains }: NarrowingControlsProps) {
  const t = useTranslations("marketing");
  const hintId = useId();
  const hasHint = view.chain !== undefined && view.kind === undefined;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-3">
        <Select
          aria-label={t("kind")}
          style={{ width: selectWidth }}
          value={view.kind ?? ""}
          onChange={({ target }) =>
            onView({ ...view, kind: campaignKinds.find((kind) => kind === target.value), chain: undefined })
          }
        >
          <option value="">{t("kinds.all")}</option>
          {campaignKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
        {view.kind !== "voucher" && (
          <Select
            aria-label={t("chain")}
            aria-describedby={hasHint ? hintId : undefined}
            style={{ width: selectWidth }}
            value={view.chain ?? ""}
            onChange={({ target }) => onView({ ...view, chain: target.value === "" ? undefined : target.value })}
          >
            <option value="">{t("allChains")}</option>
            {chainsOf([...chains, view.chain]).map((chain) => (
              <option key={chain}>{chain}</option>
            ))}
          </Select>
        )}
      </div>
      {hasHint && (
        <p id={hintId} className="text-ink-muted text-sm">
          {t("everywhere")}
        </p>
      )}
    </div>
  );
}
