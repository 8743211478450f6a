import { statusesIn, statusesOf } from "./user-status";

const statuses = statusesOf({ STATUS_PHONE_CHECKED: 2, STATUS_EMAIL_CHECKED: 1, STATUS_FLAG_PASSWORD_RESET: 8 });

it("USER-004 keys of the form PREFIX_WORD_WORD become readable names with their values", () => {
  expect(statuses).toEqual([
    { value: 1, name: "Email checked" },
    { value: 2, name: "Phone checked" },
    { value: 8, name: "Flag password reset" },
  ]);
  expect(statusesOf({ PLAIN: 4 })).toEqual([{ value: 4, name: "Plain" }]);
});

it("USER-002 USER-005 a mask holds the statuses of its bits", () => {
  expect(statusesIn(9, statuses).map(({ value }) => value)).toEqual([1, 8]);
  expect(statusesIn(0, statuses)).toEqual([]);
});
