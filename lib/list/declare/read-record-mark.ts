/** @returns the record of a link's mark; undefined where it leads to several. */
export function readRecordMark(mark: string | undefined): { page: string; id: number } | undefined {
  const [page = "", id = ""] = mark?.split(" ") ?? [];
  return /^\d+$/.test(id) ? { page, id: Number(id) } : undefined;
}
