import { ConsoleError } from "@/lib/errors/console-error";
import { saveOver } from "./save-over";

interface State {
  values: { name: string; note: string };
  version: string | undefined;
}

/** A platform with one record, which answers as the console's API does. */
class Platform {
  state: State = { values: { name: "Coffee", note: "" }, version: "v1" };
  readonly saved: string[] = [];
  reads = 0;

  /** Somebody else. */
  change(part: Partial<State["values"]>): void {
    const generation = Number(this.state.version?.slice(1)) + 1;
    this.state = { values: { ...this.state.values, ...part }, version: `v${generation}` };
  }

  rename(name: string) {
    return {
      from: this.state,
      readCurrent: async (): Promise<State> => {
        this.reads += 1;
        return this.state;
      },
      clashesWith: ({ values }: State) => values.name !== "Coffee",
      send: async (from: State) => {
        if (from.version !== this.state.version) throw new ConsoleError("changed-meanwhile");
        this.saved.push(name);
        this.change({ name });
      },
    };
  }
}

describe("C2 an edit over the record that it starts from", () => {
  it("is saved at once where nobody was in between", async () => {
    const platform = new Platform();
    expect(await saveOver(platform.rename("Tea"))).toBeUndefined();
    expect([platform.saved, platform.reads]).toEqual([["Tea"], 0]);
  });

  it("goes on over another's change of another field", async () => {
    const platform = new Platform();
    const edit = platform.rename("Tea");
    platform.change({ note: "Fragile" });
    expect(await saveOver(edit)).toBeUndefined();
    expect([platform.state.values, platform.reads]).toEqual([{ name: "Tea", note: "Fragile" }, 1]);
  });

  it("is not saved over another's change of the same field", async () => {
    const platform = new Platform();
    const edit = platform.rename("Tea");
    platform.change({ name: "Cocoa" });
    expect(await saveOver(edit)).toEqual({ values: { name: "Cocoa", note: "" }, version: "v2" });
    expect(platform.saved).toEqual([]);
  });

  it("reads first where it is not known what it starts from", async () => {
    const platform = new Platform();
    const from = { ...platform.state, version: undefined };
    expect(await saveOver({ ...platform.rename("Tea"), from })).toBeUndefined();
    expect([platform.saved, platform.reads]).toEqual([["Tea"], 1]);
  });

  it("gives up over a record that never rests, and says so", async () => {
    const platform = new Platform();
    const edit = platform.rename("Tea");
    const send = (from: State) => {
      platform.change({ note: `after ${from.version}` });
      return edit.send(from);
    };
    await expect(saveOver({ ...edit, send })).rejects.toMatchObject({ code: "changed-meanwhile" });
    expect([platform.saved, platform.reads]).toEqual([[], 3]);
  });

  it("passes on any other failure, once", async () => {
    const platform = new Platform();
    const send = () => Promise.reject(new ConsoleError("upstream-rejected"));
    await expect(saveOver({ ...platform.rename("Tea"), send })).rejects.toMatchObject({ code: "upstream-rejected" });
    expect(platform.reads).toBe(0);
  });
});
