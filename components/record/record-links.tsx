import { Fragment } from "react";
import type { NamedRecord } from "@/lib/list/declare/column";
import { betweenTags } from "@/lib/list/rows/column-widths";
import { inOneParagraph } from "@/lib/texts/isolated";
import { RecordLink } from "./record-link";

interface RecordLinksProps {
  names: readonly string[];
  /** One for each name, in their order. */
  records: readonly (NamedRecord | undefined)[];
}

/** Names of several records, each a link of its own. */
export function RecordLinks({ names, records }: RecordLinksProps) {
  return names.map((name, index) => {
    const record = records[index];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: names of one record keep their order, and two may be the same.
      <Fragment key={index}>
        {index > 0 && betweenTags}
        <RecordLink record={record}>
          <bdi>{inOneParagraph(name)}</bdi>
        </RecordLink>
      </Fragment>
    );
  });
}
