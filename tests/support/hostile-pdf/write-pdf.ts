import { deflateSync } from "node:zlib";

/** Writes a PDF by hand, one object after another, so that it may say what no library would write. */
export class PdfWriter {
  readonly #objects: string[] = [];

  /** @returns what refers to it */
  add(object: string): string {
    this.#objects.push(object);
    return `${this.#objects.length} 0 R`;
  }

  stream(dictionary: string, content: string): string {
    return this.add(`<< ${dictionary} /Length ${content.length} >> stream\n${content}\nendstream`);
  }

  packed(dictionary: string, content: string): string {
    return this.stream(`${dictionary} /Filter /FlateDecode`, deflateSync(content).toString("latin1"));
  }

  /** @param root what the catalogue says besides @param pages each without its type and its parent */
  write(root: string, pages: readonly string[]): Buffer {
    const tree = this.#objects.length + pages.length + 1;
    const kids = pages.map((page) => this.add(`<< /Type /Page /Parent ${tree} 0 R ${page} >>`));
    this.add(`<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages.length} >>`);
    return this.#file(this.add(`<< /Type /Catalog /Pages ${tree} 0 R ${root} >>`));
  }

  #file(root: string): Buffer {
    let text = "%PDF-1.7\n";
    const places = this.#objects.map((object, index) => {
      const at = text.length;
      text += `${index + 1} 0 obj\n${object}\nendobj\n`;
      return `${String(at).padStart(10, "0")} 00000 n \n`;
    });
    const size = places.length + 1;
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
    text += `${table}trailer << /Size ${size} /Root ${root} >>\nstartxref\n${text.length}\n%%EOF`;
    return Buffer.from(text, "latin1");
  }
}
