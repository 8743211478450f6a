import { withRecordOfId } from "./record-of-id";

const locker = { id: 12, name: "Locker Militari" };
const twelfth = { id: 4, name: "Minishop 12" };
const find = (term: string, found: (typeof locker)[]) =>
  withRecordOfId(
    term,
    async (id) => (id === 12 ? locker : undefined),
    async () => found,
  );

it("digits find the record of that id first, as what was scanned, and what the search finds after it", async () => {
  expect(await find("12", [twelfth, locker])).toEqual([{ ...locker, code: "12", note: "#12" }, twelfth]);
});

it.each(["7", "Minishop 12", "5942724000032", ""])(
  "%j is no id of a record: what the search finds stands alone",
  async (term) => {
    expect(await find(term, [twelfth])).toEqual([twelfth]);
  },
);
