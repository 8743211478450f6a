import { ConsoleError } from "@/lib/errors/console-error";
import { saveOver } from "./save-over";

interface Product {
  name: string;
  note: string;
}

interface State {
  values: Product;
  version: string | undefined;
}

/** A platform with one record, which answers as the console's API does. */
class Kept {
  generation = 1;
  record: Product = { name: "Coffee", note: "" };
  readonly saved: string[] = [];
  reads = 0;

  /** Somebody else. */
  change(part: Partial<Product>): void {
    this.record = { ...this.record, ...part };
    this.generation += 1;
  }

  rename(name: string) {
    return {
      version: "v1",
      readAgain: async (): Promise<State> => {
        this.reads += 1;
        return { values: this.record, version: `v${this.generation}` };
      },
      clashesWith: ({ values }: State) => values.name !== "Coffee",
      save: async (version: string | undefined) => {
        if (version !== `v${this.generation}`) throw new ConsoleError("changed-meanwhile");
        this.saved.push(name);
        this.change({ name });
      },
    };
  }
}

describe("C2 an edit over the record that it starts from", () => {
  it("is saved at once where nobody was in between", async () => {
    const kept = new Kept();
    expect(await saveOver(kept.rename("Tea"))).toBeUndefined();
    expect([kept.saved, kept.reads]).toEqual([["Tea"], 0]);
  });

  it("goes on over another's change of another field", async () => {
    const kept = new Kept();
    kept.change({ note: "Fragile" });
    expect(await saveOver(kept.rename("Tea"))).toBeUndefined();
    expect([kept.record, kept.reads]).toEqual([{ name: "Tea", note: "Fragile" }, 1]);
  });

  it("is not saved over another's change of the same field", async () => {
    const kept = new Kept();
    kept.change({ name: "Cocoa" });
    expect(await saveOver(kept.rename("Tea"))).toEqual({ values: { name: "Cocoa", note: "" }, version: "v2" });
    expect(kept.saved).toEqual([]);
  });

  it("reads first where it is not known what it starts from", async () => {
    const kept = new Kept();
    expect(await saveOver({ ...kept.rename("Tea"), version: undefined })).toBeUndefined();
    expect([kept.saved, kept.reads]).toEqual([["Tea"], 1]);
  });

  it("gives up over a record that never rests, and says so", async () => {
    const kept = new Kept();
    const edit = kept.rename("Tea");
    const save = (version: string | undefined) => {
      kept.change({ note: `${kept.generation}` });
      return edit.save(version);
    };
    await expect(saveOver({ ...edit, save })).rejects.toMatchObject({ code: "changed-meanwhile" });
    expect([kept.saved, kept.reads]).toEqual([[], 3]);
  });

  it("passes on any other failure, once", async () => {
    const kept = new Kept();
    const save = () => Promise.reject(new ConsoleError("upstream-rejected"));
    await expect(saveOver({ ...kept.rename("Tea"), save })).rejects.toMatchObject({ code: "upstream-rejected" });
    expect(kept.reads).toBe(0);
  });
});
