import { ConsoleError } from "@/lib/errors/console-error";
import { RecordEdit } from "./record-edit";

interface Line {
  id: string | number;
  quantity: number;
}

interface Note {
  number: string;
  series: string;
  items: Line[];
}

const note: Note = {
  number: "7",
  series: "A",
  items: [
    { id: 1, quantity: 1 },
    { id: 2, quantity: 2 },
  ],
};
const rules = { toBody: (values: Note) => values, lines: { items: {} } };

/** A platform with one note, which answers as the console's API does. */
class Platform {
  state = { values: note, version: "v1" };
  readonly bodies: Partial<Note>[] = [];

  /** Somebody else. */
  change(part: Partial<Note>): void {
    this.state = { values: { ...this.state.values, ...part }, version: `${this.state.version}+` };
  }

  readonly calls = {
    readCurrent: async () => this.state,
    send: async (_body: Note, changed: Partial<Note>, from: { version: string | undefined }): Promise<void> => {
      if (from.version !== this.state.version) throw new ConsoleError("changed-meanwhile");
      this.bodies.push(changed);
      this.change(changed);
    },
  };
}

function begin() {
  const platform = new Platform();
  return { platform, edit: new RecordEdit<Note, Note>(platform.state) };
}

const withQuantity = (id: number, quantity: number) =>
  note.items.map((line) => (line.id === id ? { ...line, quantity } : line));

describe("C2 an edit of a record with lines", () => {
  it("sends what was changed alone, and nothing where nothing was", async () => {
    const { platform, edit } = begin();
    expect(await edit.save({ ...note }, rules, platform.calls)).toBe("unchanged");
    expect(await edit.save({ ...note, series: "B" }, rules, platform.calls)).toBe("saved");
    expect(platform.bodies).toEqual([{ series: "B" }]);
  });

  it("does not write over another line that somebody else has changed meanwhile", async () => {
    const { platform, edit } = begin();
    platform.change({ items: withQuantity(2, 8), number: "8" });
    expect(await edit.save({ ...note, items: withQuantity(1, 9) }, rules, platform.calls)).toBe("saved");
    expect(platform.state.values).toMatchObject({ number: "8", items: [{ quantity: 9 }, { quantity: 8 }] });
    expect(platform.bodies.map((body) => Object.keys(body))).toEqual([["items"]]);
  });

  it("sends nothing where somebody else has made the same changes", async () => {
    const { platform, edit } = begin();
    platform.change({ items: withQuantity(1, 9), series: "C" });
    expect(await edit.save({ ...note, items: withQuantity(1, 9) }, rules, platform.calls)).toBe("unchanged");
    expect(platform.bodies).toEqual([]);
  });

  it("asks over the same field of the same line, and goes on from there with either answer", async () => {
    for (const [winner, quantity] of [
      ["local", 9],
      ["current", 8],
    ] as const) {
      const { platform, edit } = begin();
      platform.change({ items: withQuantity(1, 8) });
      const clash = await edit.save({ ...note, series: "B", items: withQuantity(1, 9) }, rules, platform.calls);
      if (typeof clash === "string") throw new Error(clash);
      expect([platform.bodies, clash.clashes]).toEqual([
        [],
        [{ path: ["items", 1, "quantity"], local: 9, current: 8 }],
      ]);
      const shown = edit.settle(clash, rules, winner);
      expect(shown).toEqual({ ...note, series: "B", items: withQuantity(1, quantity) });
      expect(await edit.save(shown, rules, platform.calls)).toBe("saved");
      expect(platform.state.values).toEqual(shown);
    }
  });

  it("finds what others did while the session was over", async () => {
    const { platform, edit } = begin();
    platform.change({ series: "C" });
    // The page was loaded once more: the form began with the record as it is by then.
    edit.resume(note);
    const clash = await edit.save({ ...note, series: "B" }, rules, platform.calls);
    expect(clash).toMatchObject({ clashes: [{ path: ["series"], local: "B", current: "C" }] });
    expect([edit.restart(), edit.base]).toEqual([note, note]);
  });

  it("passes on a refusal, and can be sent again", async () => {
    const { platform, edit } = begin();
    const refuse = () => Promise.reject(new ConsoleError("upstream-rejected"));
    const mine = { ...note, series: "B" };
    await expect(edit.save(mine, rules, { ...platform.calls, send: refuse })).rejects.toThrow(ConsoleError);
    expect(await edit.save(mine, rules, platform.calls)).toBe("saved");
  });
});
