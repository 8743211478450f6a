import { type AnyList, findList } from "@/lib/resources/list-table";

/** @param page the URL segment. @throws where no list has it. */
export function listOf(page: string): AnyList {
  const list = findList(page);
  if (list === undefined) throw new Error(`${page} is no list.`);
  return list;
}
