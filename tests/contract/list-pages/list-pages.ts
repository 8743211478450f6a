import type { AnyList } from "@/lib/resources/list-table";
import type { Role } from "@/lib/roles/roles";
import type { Visitor } from "@/tests/support/console/visitor";
import { startConsoleOver, type WholeConsole } from "@/tests/support/console/whole-console";
import { type ListHtml, readListHtml } from "@/tests/support/lists/list-html";
import { wholeHtml } from "@/tests/support/lists/whole-html";
import { startPlatform } from "@/tests/support/start-platform";

/** A console over an embedded platform, and somebody who may open every list. */
export interface ListPages {
  readonly visitor: Visitor;
  /**
   * The first HTML of a list page, read: once for each address, for several tests look at the same one and none writes.
   *
   * @param query of its address, e.g. `?page=2`
   */
  read(list: AnyList, query?: string): Promise<ListHtml>;
  /** Somebody else, with the pages of a role alone. */
  signedIn(role: Role): Promise<Visitor>;
  /** Asked for once more, by somebody else who may open every list. */
  readByColleague(list: AnyList, query: string): Promise<ListHtml>;
}

const timeoutMs = 120_000;

/** Starts both before the file's tests and stops them after. */
export function listPages(): ListPages {
  let whole: WholeConsole | undefined;
  let visitors: Visitor[] = [];
  const nth = (index: number) => {
    const visitor = visitors[index];
    if (visitor === undefined) throw new Error("Not started yet: use it inside a test.");
    return visitor;
  };
  const alreadyRead = new Map<string, Promise<ListHtml>>();
  async function readFor(address: string, visitor: Visitor): Promise<ListHtml> {
    const open = async (): Promise<string> => {
      const { status, text } = await visitor.open(address);
      if (status !== 200) throw new Error(`${address} answered ${status}.`);
      return text;
    };
    return readListHtml(await wholeHtml(open));
  }
  jest.setTimeout(timeoutMs);
  beforeAll(async () => {
    whole = await startConsoleOver(await startPlatform());
    visitors = await whole.people(2);
  }, timeoutMs);
  afterAll(() => whole?.stop(), timeoutMs);
  return {
    get visitor() {
      return nth(0);
    },
    read(list, query = "") {
      const address = `/${list.page}${query}`;
      const html = alreadyRead.get(address) ?? readFor(address, nth(0));
      alreadyRead.set(address, html);
      // What failed is asked for again by the next test.
      html.catch(() => alreadyRead.delete(address));
      return html;
    },
    signedIn(role) {
      if (whole === undefined) throw new Error("Not started yet: use it inside a test.");
      return whole.person(`${role.toLowerCase().replaceAll("_", "-")}@demo.test`);
    },
    readByColleague: (list, query) => readFor(`/${list.page}${query}`, nth(1)),
  };
}
