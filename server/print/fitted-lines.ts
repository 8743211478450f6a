import "server-only";

export interface Fitting {
  /** Of a line, in the units of `measure`. */
  width: number;
  /** How many lines there is room for. */
  most: number;
  /** What ends the last line where not all of it fits: by its size one knows which of two alike it is. */
  ending?: string;
  measure(text: string): number;
}

const ellipsis = "…";

/** A text in lines, broken between words, and inside one that is longer than a line; what does not fit ends by an ellipsis. */
export function fittedLines(text: string, fitting: Fitting): string[] {
  const { most, ending = "", measure } = fitting;
  const whole = `${text}${ending}`.trim();
  const lines = brokenLines(whole, fitting, most + 1);
  if (lines.length <= most) return lines;
  const tail = `${ellipsis}${ending}`;
  const end = measure(tail) <= fitting.width ? tail : ellipsis;
  const kept = brokenLines(text.trim(), fitting, most).slice(0, most);
  const last = kept.pop() ?? "";
  return [...kept, `${beginningOf(last, fitting.width - measure(end), measure).trimEnd()}${end}`];
}

function brokenLines(text: string, { width, measure }: Fitting, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  const queue = text.split(/\s+/).filter(Boolean).reverse();
  for (let word = queue.pop(); word !== undefined && lines.length < most; word = queue.pop()) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") {
      lines.push(line);
      line = "";
      queue.push(word);
      continue;
    }
    // A letter at least, or it would never end.
    const part = beginningOf(word, width, measure) || ([...word][0] ?? "");
    lines.push(part);
    if (part.length < word.length) queue.push(word.slice(part.length));
  }
  return line === "" ? lines : [...lines, line];
}

/** As much of a text as fits, by whole characters. */
function beginningOf(text: string, width: number, measure: Fitting["measure"]): string {
  const characters = [...text];
  let [fits, tooMany] = [0, characters.length + 1];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (measure(characters.slice(0, middle).join("")) <= width) fits = middle;
    else tooMany = middle;
  }
  return characters.slice(0, fits).join("");
}
