import { useTranslations } from "next-intl";
import { encode } from "uqr";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";

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

/** Clear cells around the code, as its standard asks for. */
const quietZone = 4;

/** A QR code as one SVG path: black on white in both themes, for a scanner must read it. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: "M", border: quietZone });
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-80 rounded-md bg-white"
    >
      <path d={cells.join("")} fill="#000000" />
    </svg>
  );
}
