export const supplierWords = [
  "Carpatica",
  "Dunărea",
  "Transilvania",
  "Bucovina",
  "Moldova",
  "Oltenia",
  "Apuseni",
  "Retezat",
  "Ceahlău",
  "Bărăgan",
  "Dobrogea",
  "Făgăraș",
  "Codru",
  "Belșug",
  "Holda",
  "Livada",
  "Cireșul",
  "Izvor",
  "Plai",
  "Zorile",
  "Luceafărul",
  "Steaua",
] as const;

/** Of traders, who deliver goods of all kinds. */
export const supplierTrades = [
  "Distribuție",
  "Angro",
  "Group",
  "Prod Com",
  "Market",
  "Import-Export",
  "Logistic",
  "Trading",
  "Aprovizionare",
  "Comerț",
  "Supply",
  "Retail",
] as const;

export const customerTrades = [
  "Software",
  "Consulting",
  "Construct",
  "Medical",
  "Media",
  "Engineering",
  "Imobiliare",
  "Servicii",
  "Automotive",
  "Textil",
] as const;

export const banks = [
  ["Banca Transilvania", "BTRL"],
  ["BCR", "RNCB"],
  ["BRD", "BRDE"],
  ["ING Bank", "INGB"],
  ["Raiffeisen Bank", "RZBR"],
] as const;

/** What delegates and receiving committees write. */
export const receptionRemarks = [
  "Marfa corespunde cantitativ și calitativ.",
  "2 baxuri cu ambalaj deteriorat, acceptate.",
  "Lipsă 1 buc. față de factură, se solicită notă de credit.",
  "Temperatura la descărcare: 4 °C.",
  "Recepție fără observații.",
] as const;

export const internalRemarks = [
  "De verificat prețul la următoarea comandă.",
  "Furnizorul a livrat cu o zi întârziere.",
  "Paleți EUR returnați: 3.",
  "Stoc pentru campania de weekend.",
] as const;
