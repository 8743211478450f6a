import { placeOfNote } from "./show-below";

const screen = { width: 390, height: 800 };
const note = { width: 200, height: 50 };

it("a button's note stands below it, above it at the end of the window, and never beyond its sides", () => {
  expect(placeOfNote({ left: 20, top: 100, bottom: 136 }, note, screen)).toEqual({ left: 20, top: 142 });
  expect(placeOfNote({ left: 300, top: 760, bottom: 796 }, note, screen)).toEqual({ left: 182, top: 704 });
  expect(placeOfNote({ left: -30, top: 10, bottom: 46 }, note, { width: 150, height: 60 })).toEqual({
    left: 8,
    top: 8,
  });
});
