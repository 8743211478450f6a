import { diskFault, isOfTheFile } from "./database-fault";

const coded = (code: string): Error => Object.assign(new Error("failed"), { code });
const wrapped = (code: string): Error => new Error("Failed query", { cause: coded(code) });

it("O12 of a disk at fault the code is told, however deep it lies, and it is none of the file's faults", () => {
  expect(["SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_READONLY"].map((code) => diskFault(wrapped(code)))).toEqual([
    "SQLITE_FULL",
    "SQLITE_IOERR_WRITE",
    "SQLITE_READONLY",
  ]);
  expect(isOfTheFile(wrapped("SQLITE_FULL"))).toBe(false);
});

it("O12 what is wrong in the file, or with a statement, keeps its stack", () => {
  expect([coded("SQLITE_CORRUPT"), wrapped("SQLITE_CONSTRAINT"), new Error("plain"), "text"].map(diskFault)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(isOfTheFile(wrapped("SQLITE_CORRUPT"))).toBe(true);
});
