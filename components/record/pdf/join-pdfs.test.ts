import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import PDFDocument from "pdfkit";
import { scriptedPdf } from "@/tests/support/hostile-pdf/hostile-pages";
import { type JoinedPdfs, joinPdfs } from "./join-pdfs";
import { answerJoin } from "./worker/join-files";
import type { JoinAnswer, JoinQuestion } from "./worker/join-messages";

const nobodyLeaves = new AbortController().signal;
const longest = 20_000_000;

/** A PDF with one page for each text. */
async function pdf(texts: readonly string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Blob> {
  const document = new PDFDocument({ ...options, autoFirstPage: false });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const end = new Promise((resolve) => document.on("end", resolve));
  for (const text of texts) document.addPage().text(text);
  document.end();
  await end;
  return new Blob([Buffer.concat(parts)]);
}

/** Begins as a PDF does, and has so many bytes. */
const sized = (bytes: number) => new Blob(["%PDF-", new Uint8Array(bytes - 5)]);

const inOrder = (files: readonly Blob[]) => files.map((file, index) => ({ id: index + 1, file }));

/** Stands in no worker: what is asked is answered here. */
function joinerOf(ask: (question: JoinQuestion) => Promise<JoinAnswer> = answerJoin) {
  const calls = { started: 0, ended: 0 };
  const start = async () => {
    calls.started += 1;
    const end = () => {
      calls.ended += 1;
    };
    return { ask, end };
  };
  return { calls, start };
}

const joinHere = (files: readonly Blob[], signal = nobodyLeaves) => joinPdfs(inOrder(files), signal, joinerOf().start);

async function within<Result>(file: Blob | undefined, look: (document: PDFDocumentProxy) => Promise<Result>) {
  const task = getDocument({ data: await (file ?? new Blob()).arrayBuffer() });
  try {
    return await look(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** What stands first on each page. */
const firstTexts = ({ file }: JoinedPdfs) =>
  within(file, (document) =>
    Promise.all(
      Array.from({ length: document.numPages }, async (_, index) => {
        const { items } = await (await document.getPage(index + 1)).getTextContent();
        return items.flatMap((item) => ("str" in item ? [item.str] : []))[0];
      }),
    ),
  );

describe("D10 PDFs that are joined", () => {
  it("are one file, with all of their pages in the order in which they were given", async () => {
    const joined = await joinHere([await pdf(["second"]), await pdf(["third", "fourth"]), await pdf(["first"])]);
    expect(joined).toMatchObject({ pages: 4, faults: new Map() });
    expect(joined.file?.type).toBe("application/pdf");
    expect(await firstTexts(joined)).toEqual(["second", "third", "fourth", "first"]);
  });

  it("leave out one that is broken, cut, protected or none, and name it; what asks for no password to be read is in", async () => {
    const whole = await pdf(["one"]);
    const joined = await joinHere([
      new Blob(["%PDF-1.7 and nothing else"]),
      whole,
      whole.slice(0, Math.floor(whole.size / 2)),
      await pdf(["secret"], { userPassword: "x", ownerPassword: "y" }),
      new Blob(["<html>"]),
      new Blob([]),
      await pdf(["closed to changes"], { ownerPassword: "y" }),
    ]);
    expect([...joined.faults]).toEqual([
      [1, "unreadable"],
      [3, "unreadable"],
      [4, "protected"],
      [5, "unreadable"],
      [6, "unreadable"],
    ]);
    expect(await firstTexts(joined)).toEqual(["one", "closed to changes"]);
  });

  it("are no file where none can be read", async () => {
    expect(await joinHere([new Blob(["<html>"])])).toMatchObject({ file: undefined, pages: 0 });
  });

  it("bring along no script of the document and nothing that it does when it is opened", async () => {
    const joined = await joinHere([new Blob([new Uint8Array(scriptedPdf())]), await pdf(["after it"])]);
    const actions = await within(joined.file, async (document) => [
      await document.getOpenAction(),
      await document.getJSActions(),
    ]);
    expect(actions).toEqual([null, null]);
    expect(await firstTexts(joined)).toEqual(["Asks for more", "after it"]);
  });

  it("leave out one that is too large by itself, and one that there is no room for, but not a smaller one after it", async () => {
    const { start } = joinerOf(async (question) => ({
      written: new ArrayBuffer(1),
      pages: "take" in question ? 1 : question.join.length,
    }));
    const five = Array.from({ length: 5 }, () => sized(19_000_000));
    const files = [sized(longest + 1), ...five, sized(6_000_000), sized(5_000_000)];
    const { faults, pages } = await joinPdfs(inOrder(files), nobodyLeaves, start);
    expect([...faults]).toEqual([
      [1, "too-large"],
      [7, "no-room"],
    ]);
    expect(pages).toBe(6);
  });

  it("go on without the one in the middle of which the reader was ended", async () => {
    const endless = await pdf(["endless"]);
    const { calls, start } = joinerOf(async (question) => {
      if ("take" in question && question.take.byteLength === endless.size) throw new Error("No answer in time");
      return answerJoin(question);
    });
    const joined = await joinPdfs(inOrder([await pdf(["a"]), endless, await pdf(["b"])]), nobodyLeaves, start);
    expect([...joined.faults]).toEqual([[2, "too-long"]]);
    expect(await firstTexts(joined)).toEqual(["a", "b"]);
    expect(calls).toEqual({ started: 2, ended: 1 });
  });

  it("are not read any more once the time for all is over, and what was read by then is joined", async () => {
    let now = 0;
    jest.spyOn(performance, "now").mockImplementation(() => now);
    const { start } = joinerOf(async (question) => {
      now += 25_000;
      return { written: new ArrayBuffer(1), pages: "take" in question ? 1 : question.join.length };
    });
    const { faults, pages } = await joinPdfs(inOrder([9, 9, 9, 9, 9].map(sized)), nobodyLeaves, start);
    expect([[...faults], pages]).toEqual([
      [
        [4, "too-long"],
        [5, "too-long"],
      ],
      3,
    ]);
  });

  it("are no file where pages would be missing, or where nobody waits any more", async () => {
    const { calls, start } = joinerOf(async (question) => ({
      written: new ArrayBuffer(1),
      pages: "take" in question ? 2 : 1,
    }));
    await expect(joinPdfs(inOrder([sized(9)]), nobodyLeaves, start)).rejects.toThrow("could not be joined");
    const gone = joinerOf(() => Promise.reject(new Error("Nobody asks any more")));
    await expect(joinPdfs(inOrder([sized(9)]), AbortSignal.abort(), gone.start)).rejects.toThrow();
    expect([calls, gone.calls]).toEqual([
      { started: 1, ended: 1 },
      { started: 1, ended: 1 },
    ]);
  });
});
