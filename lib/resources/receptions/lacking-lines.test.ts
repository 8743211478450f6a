import { savedLine, workLine } from "@/tests/support/reception-lines";
import {
  forgetLackingLines,
  isUnread,
  keepLackingLines,
  keepUnreadLines,
  lackingIn,
  lackingLinesOf,
  readBackLines,
} from "./lacking-lines";

const other = { ...workLine, batchNumber: "L9" };
const savedOther = { ...savedLine, id: 32, batchNumber: "L9" };

it("RECP-033 a note that is read back lacks what it does not hold, in whatever order it answers", () => {
  expect(lackingIn([workLine, other], [savedOther, savedLine])).toEqual([]);
  expect(lackingIn([workLine, other], [savedOther])).toEqual([workLine]);
});

it("two alike lines are two", () => {
  expect(lackingIn([workLine, workLine], [savedLine])).toEqual([workLine]);
  expect(lackingIn([workLine, workLine], [savedLine, { ...savedLine, id: 33 }])).toEqual([]);
});

it("a field that the platform does not answer makes no line a missing one, and another one is no match", () => {
  const bare = { ...savedLine, storage: undefined, batchNumber: undefined, expirationDate: undefined };
  expect(lackingIn([workLine, other], [bare, bare])).toEqual([]);
  expect(lackingIn([workLine], [savedOther])).toEqual([workLine]);
  expect(lackingIn([{ ...workLine, discount: "10" }], [savedLine])).toEqual([]);
});

it("keeps what is lacking until its editor has it", () => {
  keepLackingLines(5, [workLine]);
  expect([lackingLinesOf(5, []), lackingLinesOf(6, [])]).toEqual([[workLine], []]);
  forgetLackingLines(5);
  expect(lackingLinesOf(5, [])).toEqual([]);
});

it("RECP-033 of a note that could not be read back nothing is taken for lacking or there until it is", () => {
  keepUnreadLines(6, [workLine, other]);
  expect([isUnread(6), isUnread(7), lackingLinesOf(6, [])]).toEqual([true, false, []]);
  expect(readBackLines(6, [savedOther])).toBe(1);
  expect([isUnread(6), lackingLinesOf(6, [savedOther])]).toEqual([false, [workLine]]);
  // Its Edit is drawn from another reading, in which it may be there.
  expect(lackingLinesOf(6, [savedOther, savedLine])).toEqual([]);
  keepUnreadLines(8, [workLine]);
  expect([readBackLines(8, [savedLine]), lackingLinesOf(8, [])]).toEqual([0, []]);
});
