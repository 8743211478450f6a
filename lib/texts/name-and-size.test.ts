import { nameAndSize } from "./name-and-size";

it.each([
  ["Bravo Cola Cola 0,25 l", "Bravo Cola Cola", " 0,25 l"],
  ["Apă plată 6 x 0,5 l", "Apă plată", " 6 x 0,5 l"],
  ["Boabe & Fum Cappuccino 250ml", "Boabe & Fum Cappuccino", " 250ml"],
  ["Ouă proaspete 10 buc.", "Ouă proaspete", " 10 buc."],
  ["Revistă de rebus nr. 9", "Revistă de rebus", " nr. 9"],
  ["Energizant Vol. 2", "Energizant Vol. 2", ""],
  ["Cafea", "Cafea", ""],
  ["0,5 l", "0,5 l", ""],
])("the size of %s stays in sight where its name is cut", (name, first, second) => {
  expect(nameAndSize(name)).toEqual([first, second]);
});
