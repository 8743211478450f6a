import { shortName } from "./short-name";

it.each([
  ["Izvorul Alb Apă carbogazoasă 0,75 l", ["Izvorul Alb Apă carbogazoasă", "0,75 l"]],
  ["Dulcia Ciocolată cu lapte Premium 35 g", ["Dulcia Ciocolată cu lapte Premium", "35 g"]],
  ["Clipa Revistă rebus nr. 10", ["Clipa Revistă rebus", "nr. 10"]],
  ["Apă", ["Apă", ""]],
  ["Nemaipomenit denumire-foarte-lungă", ["Nemaipomenit denumire-foarte-lungă", ""]],
])("MAPP-024 %s keeps its size where the name is cut", (name, parts) => {
  expect(shortName(name)).toEqual(parts);
});
