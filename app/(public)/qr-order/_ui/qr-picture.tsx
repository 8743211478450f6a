import { encode } from "uqr";

/** Clear cells around the code, as its standard asks for. */
const quietZone = 4;

/** A QR code as one SVG path: black on white in both themes, for a scanner must read it. */
export function QrPicture({ text, label }: { text: string; label: string }) {
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
