import fc from "fast-check";
import { hasCheckDigit } from "../codes/gtin";
import { separator } from "../wedge";
import { fnc1, shift, startA, startB, startC, stop, symbols, toB, toC } from "./code-128";
import { decodeRows } from "./decode-rows";

/** Odd parity as the standard prints it, a digit a row, 1 for dark. */
const odd = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
const flipped = (bits: string) => [...bits].map((bit) => (bit === "1" ? "0" : "1")).join("");
const right = odd.map(flipped);
const even = right.map((bits) => [...bits].reverse().join(""));
const parities = "OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO".split(" ");

/** The modules of an EAN-13 or EAN-8, 1 for dark. */
function ean(text: string): string {
  const half = text.length === 8 ? 4 : 6;
  const parity = text.length === 8 ? "OOOO" : (parities[Number(text[0])] ?? "");
  const shown = text.slice(text.length - 2 * half);
  const digits = [...shown].map(Number);
  const left = digits.slice(0, half).map((digit, at) => (parity[at] === "O" ? odd : even)[digit]);
  return `101${left.join("")}01010${digits
    .slice(half)
    .map((digit) => right[digit])
    .join("")}101`;
}

/** The modules of a Code 128 of these symbols, start included. */
function code128(values: readonly number[]): string {
  const [start = 0, ...rest] = values;
  const check = rest.reduce((sum, value, at) => sum + value * (at + 1), start) % 103;
  const widths = [...[...values, check].map((value) => symbols[value] ?? ""), stop].join("");
  return [...widths].map((width, at) => (at % 2 === 0 ? "1" : "0").repeat(Number(width))).join("");
}

const inB = (text: string) => [...text].map((letter) => letter.charCodeAt(0) - 32);
const pairs = (digits: string) => (digits.match(/\d\d/g) ?? []).map(Number);

interface Shot {
  /** Pixels of a module. */
  scale?: number;
  /** Degrees. */
  turn?: number;
  /** Pixels to each side over which brightness is spread. */
  blur?: number;
  /** How far brightness is off, at most. */
  noise?: number;
  /** From left to right it grows darker by so much. */
  shadow?: number;
  dark?: number;
  light?: number;
}

/** A camera's picture of a code, larger for a longer one. */
function photograph(modules: string, shot: Shot = {}) {
  const { scale = 3, turn = 0, blur = 0, noise = 0, shadow = 0, dark = 30, light = 220 } = shot;
  const [width, height] = sizeFor(modules, turn);
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const tall = Math.min(110, 40 * scale);
  const isDark = (x: number, y: number): boolean => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    const along = (dx * cos + dy * sin) / scale + modules.length / 2;
    return Math.abs(dy * cos - dx * sin) < tall / 2 && modules[Math.floor(along)] === "1";
  };
  const parts = [1 / 4, 3 / 4];
  let image = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const hits = parts.flatMap((dx) => parts.filter((dy) => isDark(x + dx, y + dy))).length;
    return light + ((dark - light) * hits) / 4;
  });
  // Twice over neighbours: what a lens out of focus does, nearly.
  for (let pass = 0; pass < 2 && blur > 0; pass += 1) image = spread(image, width, blur);
  let seed = 7;
  return {
    width,
    height,
    luma: Uint8ClampedArray.from(image, (value, at) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return value - (shadow * (at % width)) / width + noise * ((2 * seed) / 2_147_483_648 - 1);
    }),
  };
}

function sizeFor(modules: string, turn = 0): [width: number, height: number] {
  const long = modules.length > 150 ? 840 : 360;
  return turn === 90 ? [180, long] : [long, 180];
}

function spread(image: Float32Array, width: number, blur: number): Float32Array<ArrayBuffer> {
  return Float32Array.from(image, (own, at) => {
    let sum = 0;
    for (let beside = -blur; beside <= blur; beside += 1) {
      const inRow = Math.floor((at + beside) / width) === Math.floor(at / width);
      sum += inRow ? (image[at + beside] ?? own) : own;
    }
    return sum / (2 * blur + 1);
  });
}

function decoded(modules: string, shot?: Shot): string | undefined {
  const { luma, width, height } = photograph(modules, shot);
  return decodeRows(luma, width, height);
}

const water = "5942724000032";
const gs1Values = [
  startC,
  fnc1,
  ...pairs(`01${`0${water}`}17261231`),
  ...pairs("10"),
  toB,
  ...inB("A7"),
  fnc1,
  ...inB("37"),
  toC,
  24,
];
const codes: readonly (readonly [name: string, text: string, modules: string])[] = [
  ["EAN-13", water, ean(water)],
  ["EAN-8", "96385074", ean("96385074")],
  ["UPC-A", "0036000291452", ean("0036000291452")],
  ["Code 128 B", "Lot 7/b~", code128([startB, ...inB("Lot 7/b~")])],
  ["Code 128 C", "20261123", code128([startC, ...pairs("20261123")])],
  ["GS1-128", `]C101${`0${water}`}1726123110A7${separator}3724`, code128(gs1Values)],
];

const shots: readonly (readonly [how: string, shot: Shot])[] = [
  ["as printed", {}],
  ["upside down", { turn: 180 }],
  ["on its side", { turn: 90 }],
  ["turned by 4 degrees", { turn: 4 }],
  ["turned by 7 degrees, upside down", { turn: 187 }],
  ["blurred", { blur: 1, scale: 2.5 }],
  ["noisy", { noise: 30 }],
  ["pale, in a shadow", { dark: 90, light: 170, shadow: 60 }],
  ["small", { scale: 2 }],
  ["at no whole scale, a little of everything", { scale: 2.37, turn: -3, blur: 1, noise: 12, shadow: 30 }],
];

describe.each(codes)("%s", (_name, text, modules) => {
  it.each(shots)("%s", (_how, shot) => {
    // What is wider than the picture is held nearer to its edge, or further away.
    const scale = Math.min(shot.scale ?? 3, Math.max(...sizeFor(modules)) / (modules.length + 20));
    expect(decoded(modules, { ...shot, scale })).toBe(text);
  });
});

it("an EAN-13 of any number is read", () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(digits, (twelve) => {
      const text = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
        .map((last) => twelve.join("") + last)
        .find(hasCheckDigit);
      const line = rowOf(ean(text ?? ""));
      return decodeRows(line, line.length, 1) === text;
    }),
  );
});

it("a Code 128 of any text is read", () => {
  const text = fc.array(fc.integer({ min: 0, max: 94 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(text, (values) => {
      const line = rowOf(code128([startB, ...values]));
      return decodeRows(line, line.length, 1) === String.fromCharCode(...values.map((value) => value + 32));
    }),
  );
  const inA = rowOf(code128([startA, 33, 64 + 9, shift, 65, 34]));
  expect(decodeRows(inA, inA.length, 1)).toBe("A\ta\u0042");
});

/** One row, two pixels a module, with light on both sides. */
function rowOf(modules: string): Uint8ClampedArray {
  const shown = `${"0".repeat(12)}${modules}${"0".repeat(12)}`;
  return Uint8ClampedArray.from([...shown].flatMap((bit) => (bit === "1" ? [20, 20] : [235, 235])));
}

describe("nothing is read", () => {
  it("in an empty picture, a dark one, and one of noise alone", () => {
    expect(decoded("0")).toBeUndefined();
    expect(decoded("0", { light: 0 })).toBeUndefined();
    for (const light of [80, 128, 200]) expect(decoded("0", { light, noise: 90 })).toBeUndefined();
    expect(decodeRows([], 0, 0)).toBeUndefined();
  });

  it("where a check digit is wrong, a stripe is missing, or a part is cut off", () => {
    expect(decoded(ean("5942724000033"))).toBeUndefined();
    const wrong = code128([startB, ...inB("ABCDEF")]);
    expect(decoded(`${wrong.slice(0, 22)}${symbolBits(40)}${wrong.slice(33)}`)).toBeUndefined();
    for (const [, , modules] of codes)
      for (const part of [modules.slice(0, -9), modules.slice(8)]) {
        const line = rowOf(part);
        expect(decodeRows(line, line.length, 1)).toBeUndefined();
      }
  });
});

function symbolBits(value: number): string {
  return [...(symbols[value] ?? "")].map((width, at) => (at % 2 === 0 ? "1" : "0").repeat(Number(width))).join("");
}

it("symbols of a Code 128 are 11 modules each, with an even number of dark ones, and no two alike", () => {
  expect(new Set(symbols).size).toBe(106);
  for (let value = 0; value < symbols.length; value += 1) {
    expect([value, symbolBits(value).length]).toEqual([value, 11]);
    expect([value, symbolBits(value).replaceAll("0", "").length % 2]).toEqual([value, 0]);
  }
});
