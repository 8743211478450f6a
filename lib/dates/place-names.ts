/** By language what it calls the place of a zone, where it is not the name of the zone. */
export const placeNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ro: {
    "Asia/Jerusalem": "Ierusalim",
    "Europe/Athens": "Atena",
    "Europe/Belgrade": "Belgrad",
    "Europe/Brussels": "Bruxelles",
    "Europe/Bucharest": "București",
    "Europe/Budapest": "Budapesta",
    "Europe/Chisinau": "Chișinău",
    "Europe/Copenhagen": "Copenhaga",
    "Europe/Kiev": "Kiev",
    "Europe/Kyiv": "Kiev",
    "Europe/Lisbon": "Lisabona",
    "Europe/London": "Londra",
    "Europe/Luxembourg": "Luxemburg",
    "Europe/Moscow": "Moscova",
    "Europe/Prague": "Praga",
    "Europe/Rome": "Roma",
    "Europe/Vienna": "Viena",
    "Europe/Warsaw": "Varșovia",
    "Europe/Zurich": "Zürich",
  },
};
