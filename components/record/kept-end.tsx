import type { ReactNode } from "react";
import { splitEnd } from "@/lib/list/texts/split-end";
import { inOneParagraph } from "@/lib/texts/isolated";
import { classNames } from "../ui/class-names";

interface KeptEndProps {
  text: string;
  /** The whole text, where `text` is cut already. */
  title?: string;
  /** Where the two parts lie beside each other. */
  frame?: string;
  /** How the beginning is cut where there is too little room. */
  start?: string;
  /** Not of several texts: the number of the last one tells nothing of the others. */
  keepsEnd?: boolean;
}

/**
 * A text that is cut before its last word, where that has the number which tells it from others. Its direction is its own:
 * a name may be of another script.
 */
export function KeptEnd(props: KeptEndProps) {
  return keptEnd(props);
}

/** The same without a component of its own: of a table's cells, which are hundreds, React takes hold one by one. */
export function keptEnd({
  text: given,
  title = given,
  frame = "flex max-w-full items-end",
  start: startClass = "truncate",
  keepsEnd = true,
}: KeptEndProps): ReactNode {
  const text = inOneParagraph(given);
  const [start, end] = keepsEnd ? splitEnd(text) : [text, ""];
  if (end === "")
    return (
      <bdi title={title} className={classNames("block", startClass)}>
        {breakable(text)}
      </bdi>
    );
  return (
    <bdi title={title} className={frame}>
      <span className={classNames("min-w-0", startClass)}>{breakable(start)}</span>
      <span className="shrink-0 whitespace-pre">{end}</span>
    </bdi>
  );
}

/** A word of more characters breaks after its signs rather than anywhere: an e-mail address, a path. */
const longestWord = 14;

/** Lines of a text end where a reader would end them. */
function breakable(text: string): ReactNode {
  const isLong = text.split(/\s/).some((word) => word.length > longestWord);
  if (!isLong) return text;
  return text.split(/(?<=[@/_.-])(?=[^\s@/_.-])/).flatMap((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
    index === 0 ? part : [<wbr key={index} className="in-[td]:@min-[45rem]:hidden" />, part],
  );
}
