import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** @returns what each page says, a piece in each line */
export async function pdfPages(file: ArrayBuffer | Buffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(file) });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(items.flatMap((item) => ("str" in item ? [item.str] : [])).join("\n"));
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
