import type { Goods, parentCategories } from "./goods";

type Parent = (typeof parentCategories)[number];

const countries = ["România", "România", "România", "Italia", "Polonia", "Germania", "Turcia"] as const;
const allergens = ["gluten", "lapte, soia", "fructe cu coajă", "gluten, ou, lapte", "fără alergeni declarați"] as const;

/** What the sheets of a group of goods say: a label and the values that it may have. */
export const characteristicsOf: Record<Parent, readonly (readonly [string, readonly string[]])[]> = {
  Băuturi: [
    ["Țara de origine", countries],
    ["Valoare energetică", ["0 kcal / 100 ml", "21 kcal / 100 ml", "42 kcal / 100 ml", "68 kcal / 100 ml"]],
    ["Păstrare", ["la loc uscat și răcoros", "după deschidere, la 2–6 °C"]],
  ],
  Gustări: [
    ["Țara de origine", countries],
    ["Alergeni", allergens],
    ["Valoare energetică", ["389 kcal / 100 g", "454 kcal / 100 g", "531 kcal / 100 g"]],
    ["Păstrare", ["la loc uscat, sub 22 °C"]],
  ],
  Mâncare: [
    ["Țara de origine", countries],
    ["Alergeni", allergens],
    ["Temperatură de păstrare", ["0–4 °C", "2–6 °C"]],
    ["Termen după deschidere", ["24 de ore", "se consumă imediat"]],
  ],
  Îngrijire: [
    ["Țara de origine", countries],
    ["Mod de utilizare", ["extern", "se clătește după folosire"]],
    ["Testat dermatologic", ["da", "nu"]],
  ],
  Electronice: [
    ["Garanție", ["12 luni", "24 de luni"]],
    ["Compatibilitate", ["USB-C", "USB-A și USB-C", "Bluetooth 5.3"]],
    ["Conținutul pachetului", ["produs, manual", "produs, cablu, manual"]],
  ],
};

/** What drinks are packed in. */
export const packagingOf: Partial<Record<Goods["shape"], string>> = {
  bottle: "PET",
  can: "doză de aluminiu",
  cup: "pahar din polipropilenă",
};

/** Categories that only the franchise partner uses: name, group. */
export const merchantCategories: readonly (readonly [string, string, Parent])[] = [
  ["Produse locale din Banat", "produse-locale-banat", "Mâncare"],
  ["Cadouri pentru parteneri", "cadouri-parteneri", "Gustări"],
];

/** Length, height and depth in millimetres and the mass in grams: of a typical piece in each shape. */
export const sizeOf: Record<Goods["shape"], readonly [number, number, number, number]> = {
  bottle: [68, 228, 68, 540],
  can: [66, 116, 66, 350],
  bag: [160, 220, 60, 92],
  bar: [150, 24, 36, 82],
  box: [140, 90, 60, 190],
  cup: [82, 118, 82, 270],
  tub: [112, 84, 112, 330],
  round: [120, 70, 120, 210],
};
