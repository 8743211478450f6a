import { ClientAborted } from "../upstream/upstream-fault";
import { drawTable } from "./pdf-blocks";
import { paperFile } from "./pdf-paper";

const columns = [{ title: "Product", width: 515 }];

/** Rows without end, of which the reader leaves in the middle. */
function* leftAt(row: number, leaving: AbortController, drawn: number[]): Generator<string[]> {
  for (let at = 1; ; at += 1) {
    drawn.push(at);
    if (at === row) leaving.abort();
    yield [String(at)];
  }
}

it("P21 paper that nobody takes any more is not drawn on, whether its pages are counted or kept", async () => {
  for (const drawing of [1, 2]) {
    const leaving = new AbortController();
    const drawn: number[] = [];
    let begun = 0;
    const file = paperFile({
      title: "Sheet",
      lang: "en",
      signal: leaving.signal,
      footOf: () => "",
      async draw(paper) {
        begun += 1;
        paper.name("Sheet");
        await drawTable(paper, columns, begun === drawing ? leftAt(10, leaving, drawn) : [["1"]]);
      },
    });
    await expect(file).rejects.toBeInstanceOf(ClientAborted);
    expect(begun).toBe(drawing);
    expect(drawn.length).toBeLessThan(20);
  }
});

it("P21 paper whose reader left while it was packed is no file", async () => {
  const leaving = new AbortController();
  let begun = 0;
  const file = paperFile({
    title: "Sheet",
    lang: "en",
    signal: leaving.signal,
    footOf: () => "",
    async draw(paper) {
      begun += 1;
      paper.name("Sheet");
      if (begun === 2) leaving.abort();
    },
  });
  await expect(file).rejects.toBeInstanceOf(ClientAborted);
});
