export const firstNames = words(`
  Alexandru Adrian Andrei Bogdan Cătălin Călin Ciprian Constantin Cosmin Cristian Dan Daniel Darius Dragoș
  Eduard Emil Felix Florin Gabriel George Gheorghe Horia Ilie Ion Ionuț Iulian Laurențiu Liviu Lucian Marian
  Marius Matei Mihai Mircea Nicolae Octavian Ovidiu Paul Petru Radu Rareș Răzvan Robert Sabin Sebastian Sergiu
  Silviu Sorin Ștefan Teodor Tiberiu Tudor Valentin Vasile Victor Viorel Vlad Adela Adriana Alexandra Alina
  Ana Anca Andreea Angela Antonia Aurelia Bianca Camelia Carmen Cătălina Claudia Corina Cristina Daniela Daria
  Denisa Diana Doina Elena Eliza Emilia Florentina Gabriela Georgiana Ileana Ilinca Ioana Irina Iulia Larisa
  Lavinia Loredana Luminița Mădălina Magdalena Maria Marina Mihaela Mirela Monica Natalia Nicoleta Oana Otilia
  Paula Raluca Ramona Roxana Ruxandra Sânziana Simona Sorina Ștefania Tatiana Teodora Valentina Veronica
  Violeta Viorica Zoe
`);

export const lastNames = words(`
  Albu Aldea Andronache Antonescu Apostol Ardelean Avram Băcanu Bădescu Bălăceanu Bălan Barbu Bârsan Boboc
  Bogdănescu Brătianu Bucur Bujor Căpățână Călinescu Ceaușu Chiriac Ciobanu Cojocaru Coman Constantinescu
  Corbu Cozma Crăciun Crețu Cristea Dănilă Diaconu Dinu Dobre Dragomir Drăghici Dumitrașcu Dumitru Enache Ene
  Făgărășan Filip Florea Gavrilă Georgescu Ghinea Grigorescu Grosu Hașdeu Iancu Iliescu Ionescu Ioniță
  Iordache Ispas Lăcustă Lazăr Luca Lungu Lupu Manea Manolache Marin Marinescu Mazilu Mihăilescu Mocanu
  Moldovan Moraru Munteanu Mureșan Năstase Neagu Nechita Nedelcu Negoiță Nicolescu Nistor Olaru Oprea Pană
  Păcurariu Păun Petcu Petrescu Pîrvulescu Pop Popa Popescu Preda Puiu Rădulescu Roman Roșca Rotaru Rusu Sandu
  Sârbu Șerban Simion Stan Stănescu Stoian Stoica Suciu Șuteu Tănase Teodorescu Toma Trandafir Trifan Tudose
  Țăranu Țepeș Ungureanu Ursu Văduva Vasile Vișan Vlădescu Voicu Voinea Zaharia Zamfir
`);

/** For addresses of mail: `Ștefănescu` becomes `stefanescu`. */
export function withoutDiacritics(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
