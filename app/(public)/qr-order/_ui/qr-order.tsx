import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { QrPicture } from "./qr-picture";

export function QrOrder({ reference }: { reference: string | undefined }) {
  const t = useTranslations("qr-order");
  if (reference === undefined)
    return (
      <Card className="w-full max-w-md">
        <h1 className="sr-only">{t("title")}</h1>
        <EmptyState title={t("missing")} hint={t("missingHint")} />
      </Card>
    );
  return (
    <Card className="grid w-full max-w-md justify-items-center gap-4 p-7 text-center print:border-0">
      <h1 className="text-xl">{t("title")}</h1>
      <QrPicture text={reference} label={t("codeOf", { reference })} />
      <p className="break-all font-mono text-lg">{reference}</p>
      <p className="print-hidden text-ink-muted">{t("hint")}</p>
    </Card>
  );
}
