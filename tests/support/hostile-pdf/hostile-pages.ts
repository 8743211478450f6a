import { PdfWriter } from "./write-pdf";

const paper = "/MediaBox [0 0 595 842]";
const letters = "/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>";
const textOf = (text: string) => `BT /F 24 Tf 72 700 Td (${text}) Tj ET`;

type Page = (pdf: PdfWriter) => string;

/** Each draws the next ten times: ten thousand million squares, said in two thousand bytes. */
const formsInForms: Page = (pdf) => {
  let inner = pdf.stream("/Type /XObject /Subtype /Form /BBox [0 0 9 9]", "0 0 1 1 re f");
  for (let level = 0; level < 10; level += 1)
    inner = pdf.stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /N ${inner} >> >>`,
      "/N Do ".repeat(10),
    );
  const content = pdf.stream("", "/N Do");
  return `${paper} /Resources << /XObject << /N ${inner} >> >> /Contents ${content}`;
};

/** Each fills ten squares with the next, none of which may be left before it is whole. */
const patternsInPatterns: Page = (pdf) => {
  const fill = `/Pattern cs /N scn ${"0 0 9 9 re f ".repeat(10)}`;
  const tile = "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9";
  let inner = pdf.stream(`${tile} /Resources << >>`, "0 0 1 1 re f");
  for (let level = 0; level < 12; level += 1)
    inner = pdf.stream(`${tile} /Resources << /Pattern << /N ${inner} >> >>`, fill);
  return `${paper} /Resources << /Pattern << /N ${inner} >> >> /Contents ${pdf.stream("", fill)}`;
};

/** Each lays a sheet of its own over the page, and none is finished before all within it are. */
const groupsInGroups: Page = (pdf) => {
  const form = "/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency /I true >>";
  let inner = pdf.stream(form, "0 0 1 1 re f");
  for (let level = 0; level < 60; level += 1)
    inner = pdf.stream(`${form} /Resources << /XObject << /N ${inner} >> >>`, "/N Do 0 0 2 2 re f");
  return `${paper} /Resources << /XObject << /N ${inner} >> >> /Contents ${pdf.stream("", "/N Do")}`;
};

/** Some kilobytes that unpack to a hundred thousand squares. */
const muchInLittle: Page = (pdf) => `${paper} /Contents ${pdf.packed("", "0 0 1 1 re f\n".repeat(100_000))}`;

/** As large as a house. */
const hugeSheet: Page = (pdf) =>
  `/MediaBox [0 0 14400 14400] /UserUnit 10 /Resources << ${letters} >> /Contents ${pdf.stream("", textOf("A large sheet"))}`;

/** Its end is where no file goes on, and no other is written. */
const streamWithoutEnd: Page = (pdf) =>
  `${paper} /Resources << ${letters} >> /Contents ${pdf.add(`<< /Length 999999999 >> stream\n${textOf("Without an end")}`)}`;

/** It asks to run a script, to start a program, and to open another site. */
const asksForMore: Page = (pdf) => {
  const link = "<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (https://elsewhere.test/) >> >>";
  const actions = "/AA << /O << /S /Launch /F (calc.exe) >> >>";
  return `${paper} ${actions} /Annots [${link}] /Resources << ${letters} >> /Contents ${pdf.stream("", textOf("Asks for more"))}`;
};

const scriptAtOpening =
  "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); app.launchURL\\('https://elsewhere.test/'\\)) >>";

/** A page that is broken, two to be drawn, and one that is never done. */
export const trickyPdf = () => pdfOf([streamWithoutEnd, asksForMore, hugeSheet, patternsInPatterns], scriptAtOpening);

/** One page that can be drawn, in a document that would do more than show it. */
export const scriptedPdf = () => pdfOf([asksForMore], scriptAtOpening);

/** Each of one page that needs more than anybody gives it. */
export const greedyPdfs = () => [formsInForms, groupsInGroups, muchInLittle].map((page) => pdfOf([page], ""));

export const longPdf = (pages: number) =>
  pdfOf(
    Array.from({ length: pages }, () => () => "/MediaBox [0 0 50 50]"),
    "",
  );

function pdfOf(pages: readonly Page[], root: string): Buffer {
  const pdf = new PdfWriter();
  // From the last on: the stream of the first page, which has no end, is the file's last.
  const written = pages.toReversed().map((page) => page(pdf));
  return pdf.write(root, written.toReversed());
}
