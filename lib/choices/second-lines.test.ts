import { alikes, secondLines } from "./second-lines";

const voluntari = { id: 7, name: "Depozit", telling: "Voluntari" };
const cluj = { id: 8, name: "Depozit", telling: "Cluj-Napoca" };
const gara = { id: 9, name: "Gara de Nord", telling: "București" };

it("names that look the same carry what tells them apart; another one carries nothing", () => {
  expect(secondLines([voluntari, gara, cluj], 40)).toEqual(["Voluntari", undefined, "Cluj-Napoca"]);
});

it("where that is missing, or the same too, the id stands there", () => {
  const nowhere = { id: 10, name: "Depozit" };
  const second = { id: 11, name: "Depozit", telling: "Voluntari" };
  expect(secondLines([voluntari, nowhere, second, cluj], 40)).toEqual([
    "Voluntari · #7",
    "#10",
    "Voluntari · #11",
    "Cluj-Napoca",
  ]);
});

it("names look the same that are so as far as they are shown", () => {
  const long = { id: 1, name: "Frigider Gara de Nord 011" };
  const other = { id: 2, name: "Frigider Gara de Nord 012" };
  expect(secondLines([long, other], 10)).toEqual(["#1", "#2"]);
  expect(secondLines([long, other], 40)).toEqual([undefined, undefined]);
});

it("those that look the same are known before it is known what tells them apart", () => {
  expect(alikes([voluntari, gara, cluj], 40)).toEqual([voluntari, cluj]);
  expect(alikes([voluntari, gara], 40)).toEqual([]);
});

it("a note beside the name tells them apart already", () => {
  const one = { id: 1, name: "Cola", note: "594001" };
  expect(secondLines([one, { ...one, id: 2, note: "594002" }], 30)).toEqual([undefined, undefined]);
  expect(secondLines([one, { ...one, id: 2 }], 30)).toEqual(["#1", "#2"]);
});
