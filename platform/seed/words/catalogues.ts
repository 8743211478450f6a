interface CatalogueWords {
  name: string;
  description: string | null;
  /** Of the default price, in percent. */
  level: number;
  /** Share of the products that it prices. */
  share: number;
  currency: "RON" | "EUR";
}

/** The default catalogue comes first. Storages name the first four as theirs. */
export const catalogueWords: readonly CatalogueWords[] = [
  {
    name: "Catalog implicit",
    description: "Prețurile care se aplică oriunde nu este ales alt catalog.",
    level: 100,
    share: 1,
    currency: "RON",
  },
  { name: "Campus", description: "Prețuri reduse pentru campusuri.", level: 90, share: 0.4, currency: "RON" },
  { name: "Aeroport", description: null, level: 135, share: 0.35, currency: "RON" },
  { name: "Birouri", description: "Clădiri de birouri.", level: 105, share: 0.5, currency: "RON" },
  { name: "Spitale", description: "Fără băuturi energizante.", level: 95, share: 0.2, currency: "RON" },
  { name: "Gări și autogări", description: null, level: 120, share: 0.3, currency: "RON" },
  { name: "Parcuri industriale", description: "Ture de noapte incluse.", level: 98, share: 0.3, currency: "RON" },
  { name: "Stațiunea Mamaia, sezon", description: "1 iunie – 15 septembrie.", level: 130, share: 0.2, currency: "RON" },
  { name: "Terminal internațional", description: "Afișare în euro.", level: 140, share: 0.15, currency: "EUR" },
  { name: "Parteneri externi", description: null, level: 100, share: 0.1, currency: "EUR" },
  {
    name: "Licee",
    description: "Conform listei alimentelor permise în școli.",
    level: 92,
    share: 0.15,
    currency: "RON",
  },
  {
    name: "Evenimente și festivaluri în aer liber, cu livrare și reaprovizionare pe durata evenimentului",
    description:
      "Prețuri pentru automatele mobile amplasate la concerte, târguri și competiții sportive; includ taxa de amplasare și reaprovizionarea de două ori pe zi.",
    level: 145,
    share: 0.15,
    currency: "RON",
  },
];
