import { type ColumnTexts, columnWidths, digitsIn } from "./column-widths";

/** As the browser reckons: a digit is 8 px wide, a cell has 12 px on each side. */
function px(length: string, room: number, lines: number, natural = 0): number {
  const tokens = length
    .replaceAll("var(--natural)", `${natural}px`)
    .replaceAll("var(--cell)", "12px")
    .replaceAll("var(--row-lines)", String(lines))
    .replaceAll("100cqi", `${room}px`)
    .replaceAll("calc(", "(")
    .match(/min|max|[\d.]+(?:ch|px)?|[()+\-*,]/g);
  return new Reckoner(tokens ?? []).sum();
}

/** Sums, products, min, max and parentheses of CSS. */
class Reckoner {
  constructor(private readonly tokens: string[]) {}

  sum(): number {
    let value = this.product();
    while (this.tokens[0] === "+" || this.tokens[0] === "-") {
      const sign = this.tokens.shift() === "+" ? 1 : -1;
      value += sign * this.product();
    }
    return value;
  }

  private product(): number {
    let value = this.term();
    while (this.tokens[0] === "*") {
      this.tokens.shift();
      value *= this.term();
    }
    return value;
  }

  private term(): number {
    const token = this.tokens.shift() ?? "";
    if (token === "min" || token === "max") return Math[token](...this.listed());
    if (token === "(") return this.rest()[0] ?? Number.NaN;
    return Number.parseFloat(token) * (token.endsWith("ch") ? 8 : 1);
  }

  private listed(): number[] {
    this.tokens.shift();
    return this.rest();
  }

  private rest(): number[] {
    const values = [this.sum()];
    while (this.tokens.shift() === ",") values.push(this.sum());
    return values;
  }
}

/** @param lines that a row has: one in a compact table */
function laidOut(columns: readonly ColumnTexts[], room: number, lines = 2) {
  const widths = columnWidths(columns);
  const natural = px(widths.natural, room, lines);
  const of = Object.fromEntries(
    Object.entries(widths.columns).map(([key, width]) => [key, px(width, room, lines, natural)]),
  );
  return { natural, least: px(widths.least, room, lines), of };
}

const orders: ColumnTexts[] = [
  { key: "id", kind: "id", heading: "Id", cells: ["20351", "7"] },
  { key: "eventDate", kind: "date-time", heading: "Event date", cells: ["00.00.0000 00:00"] },
  { key: "user", kind: "person", heading: "Customer", cells: ["Antonia Pop", "Constantin-Alexandru Dumitrescu"] },
  { key: "amount", kind: "money", heading: "Amount", cells: ["1,234.50 RON"] },
  { key: "status", kind: "status", heading: "Status", cells: ["In Progress"] },
];

describe("columnWidths", () => {
  it("TABL-001 gives each column the width of its longest text, its heading among them", () => {
    const { of } = laidOut(orders, 900);
    for (const { key, heading, cells } of orders.slice(0, -1))
      for (const text of [heading, ...cells]) expect(of[key]).toBeGreaterThanOrEqual(digitsIn(text) * 8 + 24);
  });

  it("TABL-001 keeps a name near its amount in the widest window", () => {
    const { of } = laidOut(orders, 2400);
    expect((of.user ?? 0) + (of.amount ?? 0)).toBeLessThan(650);
  });

  it("TABL-001 takes from long texts alone where there is little room, and fills it", () => {
    const { natural } = laidOut(orders, 900);
    // Without the room of the button that copies a cell, and what a name has beyond a word.
    const least = Math.ceil(natural - 24 - (digitsIn("Constantin-Alexandru Dumitrescu") - 13) * 8);
    for (const room of [least, (least + natural) / 2, natural]) {
      const { of } = laidOut(orders, room);
      expect(of.eventDate).toBeGreaterThanOrEqual(digitsIn("00.00.0000 00:00") * 8 + 24);
      expect(of.amount).toBeGreaterThanOrEqual(digitsIn("1,234.50 RON") * 8 + 24);
      // What the others leave is the last column's.
      const rest = room - Object.values(of).reduce((sum, each) => sum + each, 0);
      expect(rest).toBeGreaterThanOrEqual(digitsIn("In Progress") * 8 + 24);
    }
  });

  it("TABL-001 leaves words whole in the narrowest table", () => {
    const { least } = laidOut(orders, 900);
    const { of } = laidOut(orders, least);
    for (const word of ["Customer", "Antonia", "Dumitrescu"])
      expect(of.user).toBeGreaterThanOrEqual(digitsIn(word) * 8 + 24);
  });

  it.each([
    // As measured in the console's font, where a plus is 1.318 digits wide.
    ["+40218259922", 12.318],
    ["Frigider Brașov 008", digitsIn("Frigider") + digitsIn(" 008")],
    ["Rearanjare raft 0115", digitsIn("Rearanjare") + digitsIn(" 0115")],
    ["BON 119417", digitsIn("BON 119417")],
  ])("TABL-001 breaks no word inside in the narrowest table, whatever stays whole beside it: %s", (text, digits) => {
    const columns: ColumnTexts[] = [
      { key: "text", kind: "text", heading: "Name", cells: [text] },
      { key: "name", kind: "text", heading: "Name", cells: ["Constantin-Alexandru Dumitrescu"] },
      { key: "status", kind: "status", heading: "Status", cells: ["In Progress"] },
    ];
    const { of } = laidOut(columns, laidOut(columns, 900).least);
    expect(of.text).toBeGreaterThanOrEqual(digits * 8 + 24);
  });

  it("TABL-001 gives up the room of the button that copies a cell before a column is out of sight", () => {
    const whole = orders.map((column) => (column.kind === "person" ? { ...column, cells: ["Pop"] } : column));
    const { natural, least } = laidOut(whole, 600);
    expect(Math.round(natural - least)).toBeGreaterThanOrEqual(24);
    const room = natural - 24;
    const rest = room - Object.values(laidOut(whole, room).of).reduce((sum, each) => sum + each, 0);
    expect(rest).toBeGreaterThanOrEqual(digitsIn("In Progress") * 8 + 32 + 24);
  });

  it("TABL-001 folds headings and then what is whole on two lines, where rows have two, before a column is out of sight", () => {
    const columns: ColumnTexts[] = [
      { key: "device", kind: "text", heading: "Blueprint device", cells: ["Frigider"] },
      { key: "status", kind: "status", heading: "Status", cells: ["Reviewed (courier delivered)"] },
      { key: "since", kind: "date-time", heading: "Since", cells: ["00.00.0000 00:00"] },
      { key: "name", kind: "text", heading: "Name", cells: ["Pop"] },
    ];
    const whole = laidOut(columns, 900);
    // Without the room of the button that copies a cell.
    const flat = { of: whole.of, least: whole.natural - 24 };
    const { least } = whole;
    expect(least).toBeLessThan(flat.least - 150);
    const { of } = laidOut(columns, least, 2);
    for (const [key, line] of [
      ["device", "Blueprint"],
      ["status", "delivered)"],
      ["since", "00.00.0000"],
    ] as const)
      expect(of[key]).toBeGreaterThanOrEqual(digitsIn(line) * 8 + 24);
    const rest = (room: number) =>
      room - Object.values(laidOut(columns, room, 2).of).reduce((sum, each) => sum + each, 0);
    for (const room of [least, (least + flat.least) / 2, flat.least])
      expect(rest(room)).toBeGreaterThanOrEqual(digitsIn("Name") * 8 + 24);
    // A little less than all need has headings fold, and nothing else.
    const little = laidOut(columns, flat.least - 16, 2).of;
    expect(little.device).toBeLessThan(flat.of.device ?? 0);
    expect(little.status).toBeGreaterThanOrEqual(digitsIn("Reviewed (courier delivered)") * 8 + 32 + 24);
    expect(little.since).toBeGreaterThanOrEqual(digitsIn("00.00.0000 00:00") * 8 + 24);
  });

  it("TABL-001 cuts what is whole on two lines, and then words, where rows have one, before a column is out of sight", () => {
    const columns: ColumnTexts[] = [
      { key: "device", kind: "text", heading: "Blueprint device", cells: ["Constantin-Alexandru Dumitrescu"] },
      { key: "status", kind: "status", heading: "Status", cells: ["Reviewed (courier delivered)"] },
      { key: "since", kind: "date-time", heading: "Since", cells: ["00.00.0000 00:00"] },
      { key: "amount", kind: "money", heading: "Amount", cells: ["1,234.50 RON"] },
      { key: "name", kind: "text", heading: "Name", cells: ["Pop"] },
    ];
    const { least } = laidOut(columns, 900, 1);
    expect(least).toBeLessThanOrEqual(laidOut(columns, 900, 2).least);
    const { of } = laidOut(columns, least, 1);
    // With the sign that it is cut.
    expect(of.since).toBeGreaterThanOrEqual(digitsIn("00.00.0000") * 8 + 12 + 24);
    expect(of.since).toBeLessThan(digitsIn("00.00.0000 00:00") * 8 + 24);
    expect(of.device).toBeGreaterThanOrEqual(digitsIn("Constant") * 8 + 24);
    expect(of.amount).toBeGreaterThanOrEqual(digitsIn("1,234.50 RON") * 8 + 24);
    const { natural } = laidOut(columns, 900, 1);
    for (const room of [least, (least + natural) / 2, natural]) {
      const rest = room - Object.values(laidOut(columns, room, 1).of).reduce((sum, each) => sum + each, 0);
      expect(rest).toBeGreaterThanOrEqual(digitsIn("Name") * 8 + 24);
    }
  });

  it("TABL-001 keeps no number at the end of several texts, which tells nothing of the others", () => {
    const leastOf = (text: string) => {
      const columns: ColumnTexts[] = [
        { key: "tags", kind: "tags", heading: "Tags", cells: [text] },
        { key: "name", kind: "text", heading: "Name", cells: ["Minishop"] },
      ];
      return laidOut(columns, 0).of.tags ?? 0;
    };
    expect(leastOf("Gara 012, Politehnica 012")).toBeCloseTo(digitsIn("Politehnica") * 8 + 24, 0);
    expect(leastOf("Politehnica 012")).toBeCloseTo(digitsIn("Politehnica 012") * 8 + 24, 0);
  });

  it("TABL-001 has room for the number of texts beside the words of a cell", () => {
    const tags = { key: "storages", kind: "tags", heading: "Storages", cells: ["Politehnica, Mall, Gara"] } as const;
    const name = { key: "name", kind: "text", heading: "Name", cells: ["Minishop"] } as const;
    for (const isCounted of [true, false]) {
      const columns = [{ ...tags, counted: new Set(isCounted ? tags.cells : []) }, name];
      const { of } = laidOut(columns, laidOut(columns, 0).least);
      expect(of.storages).toBeGreaterThanOrEqual(digitsIn("Politehnica,") * 8 + (isCounted ? 33 : 0) + 24);
    }
  });

  it("TABL-001 has room for that number beside the texts alone that have it, and none beside the longest of all others", () => {
    const [alone, several] = ["Frigider Campus Politehnica 029", "Piața 037, Mall 045, Gara 012"];
    const name = { key: "name", kind: "text", heading: "Name", cells: ["Minishop"] } as const;
    const storages = { key: "storages", kind: "tags", heading: "Storages" } as const;
    const leastOf = (cells: string[]) =>
      laidOut([{ ...storages, cells, counted: new Set([several]) }, name], 0).of.storages ?? 0;
    expect(leastOf([alone, several])).toBeCloseTo(leastOf([alone]), 5);
    expect(leastOf([alone])).toBeCloseTo(digitsIn("Politehnica 029") * 8 + 24, 0);
  });

  it("TABL-001 keeps room for a badge where there is one", () => {
    const words = { key: "type", kind: "status", heading: "Type", cells: ["Sellable Storage"] } as const;
    const name = { key: "name", kind: "text", heading: "Name", cells: ["Minishop"] } as const;
    const typeOf = (columns: readonly ColumnTexts[]) => laidOut(columns, laidOut(columns, 0).natural).of.type ?? 0;
    const plain = typeOf([{ ...words, isPlain: true }, name]);
    expect(plain).toBeCloseTo(digitsIn("Sellable Storage") * 8 + 24, 0);
    expect(typeOf([words, name]) - plain).toBe(32);
  });

  it("has widths for a list without rows", () => {
    const empty = orders.map((column) => ({ ...column, cells: [] }));
    const { of } = laidOut(empty, 900);
    for (const { key, heading } of orders.slice(0, -1))
      expect(of[key]).toBeGreaterThanOrEqual(digitsIn(heading) * 8 + 24);
  });
});
