import { readValues } from "../filters/filter-text";

/** A filter of a saved one. */
interface Labelled {
  value: string;
  /** `name: value`, as its chip said it. */
  label: string;
}

const separator = ": ";

/** What a label says behind the filter's name. */
export function valueOfLabel(label: string): string {
  return label.slice(label.indexOf(separator) + separator.length);
}

/** The filter with its records by their ids: what they are called is looked up when it is shown. */
export function byIds<Saved extends Labelled>(saved: Saved): Saved {
  if (!/^\d+(,\d+)*$/.test(saved.value)) return saved;
  const end = saved.label.indexOf(separator);
  const name = end === -1 ? saved.label : saved.label.slice(0, end);
  const ids = readValues(saved.value).map((id) => `#${id}`);
  return { ...saved, label: `${name}${separator}${ids.join(", ")}` };
}

export function saysIds({ label }: Labelled): boolean {
  return /^#\d+(, #\d+)*$/.test(valueOfLabel(label));
}
