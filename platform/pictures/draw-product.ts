import type { GoodsShape } from "../seed/words/goods";

interface Drawing {
  name: string;
  brand: string;
  shape: GoodsShape;
  /** Of the brand, as #rrggbb. */
  colour: string;
  /** Which of its pictures, from 1: whole, the label from near, the top from near. */
  view?: number;
}

/** What of the drawing each view shows. */
const frames = ["0 0 200 220", "50 80 100 110", "40 24 120 132"] as const;

/** Outlines in a square of 200, drawn around the middle; `lid` is the part in a darker tone. */
const outlines: Record<GoodsShape, { body: string; lid: string }> = {
  bottle: {
    body: "M86 52h28v16c0 10 16 16 16 34v62a10 10 0 0 1-10 10H80a10 10 0 0 1-10-10v-62c0-18 16-24 16-34z",
    lid: "M84 34h32v18H84z",
  },
  can: { body: "M66 48h68l6 12v94l-6 16H66l-6-16V60z", lid: "M68 38h64l4 10H64z" },
  bag: { body: "M58 46h84l8 112a12 12 0 0 1-12 12H62a12 12 0 0 1-12-12z", lid: "M56 34h88v12H56z" },
  bar: {
    body: "M36 74h128a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V80a6 6 0 0 1 6-6z",
    lid: "M18 74l12 8v40l-12 8zM182 74l-12 8v40l12 8z",
  },
  box: { body: "M50 62h100v100a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6z", lid: "M58 40h84l8 22H50z" },
  cup: { body: "M62 58h76l-10 106a10 10 0 0 1-10 8H82a10 10 0 0 1-10-8z", lid: "M56 44h88v14H56z" },
  tub: { body: "M48 72h104l-10 84a10 10 0 0 1-10 10H68a10 10 0 0 1-10-10z", lid: "M42 56h116v16H42z" },
  round: {
    body: "M100 54c38-14 66 18 60 56s-30 60-60 52c-30 8-54-14-60-52s22-70 60-56z",
    lid: "M98 52c0-16 8-24 24-26-2 16-10 24-24 26z",
  },
};

const longestBrand = 14;
const charactersPerLine = 26;

/** A flat picture of a product: its category's shape in its brand's colour, with both names. */
export function drawProduct({ name, brand, shape, colour, view = 1 }: Drawing): string {
  const { body, lid } = outlines[shape];
  const lines = wrap(name, 2)
    .map(
      (line, index) => `<text x="100" y="${200 + index * 13}" font-size="10" fill="#3b4a58">${escapeXml(line)}</text>`,
    )
    .join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frames[view - 1] ?? frames[0]}" width="400" height="440" role="img" aria-label="${escapeXml(name)}">`,
    `<rect width="200" height="220" fill="#f5f7f8"/><ellipse cx="100" cy="176" rx="62" ry="7" fill="#dfe5e9"/>`,
    `<path d="${lid}" fill="${colour}"/><path d="${lid}" fill="#000" opacity=".22"/><path d="${body}" fill="${colour}"/>`,
    `<rect x="62" y="92" width="76" height="30" rx="4" fill="#fff" opacity=".94"/>`,
    `<g font-family="Arial, Helvetica, sans-serif" text-anchor="middle">`,
    `<text x="100" y="111" font-size="10" font-weight="700" fill="#243746" textLength="${Math.min(68, brand.length * 6)}" lengthAdjust="spacingAndGlyphs">${escapeXml(cut(brand, longestBrand))}</text>`,
    `${lines}</g></svg>`,
  ].join("");
}

/** Names come from people: nothing of them may end the text or the attribute it stands in. */
export function escapeXml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
  return text.replace(/\p{Cc}/gu, " ").replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}

function cut(text: string, longest: number): string {
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join("")}…`;
}

function wrap(text: string, mostLines: number): string[] {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    const line = lines[lines.length - 1] ?? "";
    if (line.length > 0 && line.length + word.length >= charactersPerLine) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`.trim();
  }
  const shown = lines.slice(0, mostLines).map((line) => cut(line, charactersPerLine + 2));
  if (lines.length > mostLines) shown[mostLines - 1] = cut(`${shown[mostLines - 1]} …`, charactersPerLine + 2);
  return shown;
}
