import type { JoinedPdfs, RecordFile } from "@/components/record/pdf/join-pdfs";
import { ConsoleError } from "@/lib/errors/console-error";
import { makePrint, type PrintProgress } from "./make-print";

const nobodyLeaves = new AbortController().signal;
const fileOf = (id: number) => new Blob([String(id)]);

/** Joins texts, and refuses those of some records. */
function joinsTexts(refused: readonly number[] = []) {
  return async (files: readonly RecordFile[]): Promise<JoinedPdfs> => {
    const good = files.filter(({ id }) => !refused.includes(id));
    return {
      file: good.length === 0 ? undefined : new Blob(good.flatMap(({ file }) => [file, " "])),
      pages: good.length,
      faults: new Map(refused.map((id) => [id, "protected"])),
    };
  };
}

function work(ids: readonly number[], fetch: (id: number) => Promise<Blob>, kept = new Map<number, Blob>()) {
  const told: PrintProgress[] = [];
  return { ids, fetch, kept, signal: nobodyLeaves, told, tell: (progress: PrintProgress) => void told.push(progress) };
}

describe("the PDFs of records", () => {
  it("are fetched four at a time, told one by one, and joined in the order of the ids, whichever comes first", async () => {
    const ids = [7, 3, 9, 1, 5, 2];
    let [under, most] = [0, 0];
    const waiting: (() => void)[] = [];
    const asked = work(ids, async (id) => {
      under += 1;
      most = Math.max(most, under);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        // The last of four that wait is answered first.
        if (waiting.length === Math.min(4, ids.length - asked.kept.size))
          for (const go of waiting.splice(0).reverse()) go();
      });
      under -= 1;
      return fileOf(id);
    });
    const print = await makePrint(asked, joinsTexts());
    expect(await print.file?.text()).toBe("7 3 9 1 5 2 ");
    expect(print).toMatchObject({ printed: 6, pages: 6, missing: [] });
    expect(most).toBe(4);
    expect(asked.told.map(({ done }) => done)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("fail alone, by their call or by what came; trying again asks for these alone", async () => {
    const asked: number[] = [];
    let failing = [2];
    const error = new ConsoleError("upstream-timeout");
    const request = work([1, 2, 3], async (id) => {
      asked.push(id);
      if (failing.includes(id)) throw error;
      return fileOf(id);
    });
    const first = await makePrint(request, joinsTexts([3]));
    expect(first.missing).toEqual([
      { id: 2, error },
      { id: 3, fault: "protected" },
    ]);
    expect(await first.file?.text()).toBe("1 ");
    failing = [];
    const second = await makePrint(request, joinsTexts());
    expect(await second.file?.text()).toBe("1 2 3 ");
    expect(asked).toEqual([1, 2, 3, 2, 3]);
  });

  it("are not joined where none came", async () => {
    const none = work([1], () => Promise.reject(new ConsoleError("not-found")));
    const never = () => Promise.reject(new Error("There is nothing to join"));
    expect(await makePrint(none, never)).toMatchObject({ file: undefined, printed: 0, missing: [{ id: 1 }] });
  });

  it("are given up where the session is over, and where nobody waits any more", async () => {
    const over = work([1, 2], () => Promise.reject(new ConsoleError("session-ended")));
    await expect(makePrint(over, joinsTexts())).rejects.toMatchObject({ code: "session-ended" });
    const asked: number[] = [];
    const left = work([1, 2], async (id) => {
      asked.push(id);
      return fileOf(id);
    });
    await expect(makePrint({ ...left, signal: AbortSignal.abort() }, joinsTexts())).rejects.toThrow("aborted");
    expect(asked).toEqual([]);
  });
});
