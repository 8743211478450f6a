/** Services by their type number (1§3): name, category, lowest and highest price in RON. */
export const serviceWords: readonly (readonly [number, string, string, number, number])[] = [
  [1, "Reîncărcare sold minishop", "Minishop", 10, 100],
  [1, "Degustare la minishop", "Minishop", 1, 9],
  [2, "Închiriere locker 24 de ore", "Locker", 8, 15],
  [2, "Închiriere locker 7 zile", "Locker", 35, 60],
  [3, "Spălat și uscat, până la 5 kg", "Spălătorie", 29, 39],
  [3, "Spălat și uscat, până la 10 kg", "Spălătorie", 45, 65],
  [3, "Curățare chimică palton", "Spălătorie", 40, 70],
  [3, "Curățare chimică costum", "Spălătorie", 38, 59],
  [4, "Abonament reduceri lunare", "Reduceri", 15, 25],
  [4, "Pachet cupoane student", "Reduceri", 5, 12],
  [5, "Livrare din e-shop în aceeași zi", "E-shop", 12, 20],
  [6, "Vânzare prin marketplace", "Marketplace", 20, 90],
  [6, "Promovare produs în marketplace", "Marketplace", 50, 250],
  [7, "Meniul zilei la birou", "Restaurant", 28, 42],
  [8, "Plan de mese, 5 zile", "Mese planificate", 140, 210],
  [9, "Călcat cămașă", "Călcătorie", 8, 14],
  [9, "Călcat, coș de 20 de articole", "Călcătorie", 70, 110],
  [10, "Tuns și aranjat barbă", "Înfrumusețare", 60, 95],
  [10, "Manichiură semipermanentă", "Înfrumusețare", 90, 140],
  [10, "Masaj de relaxare, 50 de minute", "Înfrumusețare", 120, 190],
  [15, "Acces locker fără comandă", "Acces locker", 3, 6],
];

/** Campaigns, for vouchers and banners. */
export const campaignWords = [
  "Bun venit",
  "Black Friday",
  "Săptămâna cafelei",
  "Înapoi la școală",
  "Mărțișor",
  "Paște fericit",
  "Vara la locker",
  "Prânz la birou",
  "Ziua copilului",
  "Fără etichetă",
  "Weekend la minishop",
  "Moș Nicolae",
] as const;

/** By their numbers, as the server names them (2§3). */
export const businessReportNames = [
  "Aprovizionare zilnică",
  "Produse vândute pe lanț",
  "Aprovizionare produse pe spațiu",
  "Sold utilizatori",
  "Stoc curent de produse",
  "Stoc curent de produse mapate",
  "Performanța spațiilor",
] as const;
