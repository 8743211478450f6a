import { readTyped } from "./read-typed";
import type { Purchase } from "./reading";
import { writeReading } from "./write-reading";

/** A Tuesday. */
const clock = { today: "2026-11-24", time: "14:00" };
const [today, yesterday] = ["2026-11-24", "2026-11-23"];
const nord = "Gara de Nord";

/** What of the likeliest reading was said; undefined where it is no purchase. */
function purchaseIn(text: string): Omit<Purchase, "kind"> | undefined {
  const [first] = readTyped(text, clock);
  if (first?.kind !== "purchase") return undefined;
  const { kind: _kind, ...said } = first;
  return said;
}

const place = (name: string) => ({ place: name, day: today });

describe("CUST-001 a purchase as it is told on the phone", () => {
  it.each<[string, Omit<Purchase, "kind">]>([
    // `am` is "I have", and a day's part right after an hour alone.
    ["am plătit aseară la 9 Pipera 20 lei", { place: "Pipera", day: yesterday, time: "21:00", amount: "20.00" }],
    [
      "Am cumpărat ieri seară la 8 de la Pipera cu 20 lei",
      { place: "Pipera", day: yesterday, time: "20:00", amount: "20.00" },
    ],
    ["aseară la 9 am plătit 20 lei la Pipera", { place: "Pipera", day: yesterday, time: "21:00", amount: "20.00" }],
    ["ieri la 20 am luat de la Pipera", { place: "Pipera", day: yesterday, time: "20:00" }],
    ["today 8 am Pipera", { ...place("Pipera"), time: "08:00" }],
    ["today 8am Pipera", { ...place("Pipera"), time: "08:00" }],
    ["yesterday 12 am", { place: "", day: yesterday, time: "00:00" }],
    ["yesterday 12:10 pm", { place: "", day: yesterday, time: "12:10" }],
    ["yesterday at 8 p.m. Pipera", { place: "Pipera", day: yesterday, time: "20:00" }],
    ["yesterday at 8 Pipera, pm", { place: "Pipera pm", day: yesterday, time: "08:00" }],
    // Minutes in words.
    ["Gara de Nord la 12 și 40, 14 lei", { ...place(nord), time: "12:40", amount: "14.00" }],
    ["Gara de Nord pe la 12 si 5, 14 lei", { ...place(nord), time: "12:05", amount: "14.00" }],
    ["Gara de Nord 12 și 40 de minute", { ...place(nord), time: "12:40" }],
    ["Gara de Nord la 12 și 40 de lei", { ...place(nord), time: "12:00", amount: "40.00" }],
    ["azi la 12 și 14 lei 50 bani Pipera", { ...place("Pipera"), time: "12:00", amount: "14.50" }],
    ["azi ora 5 si jumatate Pipera", { ...place("Pipera"), time: "05:30" }],
    ["aseară la 8 jumate, Pipera", { place: "Pipera", day: yesterday, time: "20:30" }],
    ["azi la 9 și un sfert, Pipera", { ...place("Pipera"), time: "09:15" }],
    ["azi la 10 fără un sfert, Pipera", { ...place("Pipera"), time: "09:45" }],
    ["azi la 1 fără un sfert, Pipera", { ...place("Pipera"), time: "12:45" }],
    ["azi la 10 fără 20 Pipera", { ...place("Pipera"), time: "09:40" }],
    ["Pipera today at half past 9, 14 lei", { ...place("Pipera"), time: "09:30", amount: "14.00" }],
    ["Pipera at a quarter past 9", { ...place("Pipera"), time: "09:15" }],
    ["Pipera yesterday at quarter to 9 pm", { place: "Pipera", day: yesterday, time: "20:45" }],
    ["Pipera at 20 to 9", { ...place("Pipera"), time: "08:40" }],
    ["Pipera at 10 past 9", { ...place("Pipera"), time: "09:10" }],
    ["Pipera around 9 o’clock", { ...place("Pipera"), time: "09:00" }],
    ["8 lei și jumătate la Pipera", { ...place("Pipera"), amount: "8.50" }],
    ["8 și jumătate lei la Pipera", { ...place("Pipera"), amount: "8.50" }],
    // What joins, and who tells it.
    ["Pipera de azi dimineata, 16 lei 90 bani", { ...place("Pipera"), amount: "16.90" }],
    [
      "I paid 14 lei yesterday at Gara de Nord around 12:40",
      { place: nord, day: yesterday, time: "12:40", amount: "14.00" },
    ],
    ["I paid the 14 lei at Pipera.", { ...place("Pipera"), amount: "14.00" }],
    ["The customer says that she bought it for 14 lei at Pipera", { ...place("Pipera"), amount: "14.00" }],
    ["I’ve been charged 14 lei at Pipera!", { ...place("Pipera"), amount: "14.00" }],
    ["Clienta spune că a plătit 14 lei la Pipera", { ...place("Pipera"), amount: "14.00" }],
    ["clientul zice ca a platit cu cardul suma de 14 lei la Pipera", { ...place("Pipera"), amount: "14.00" }],
    ["mi-a luat 14 lei și nu mi-a dat produsul, la Pipera", { ...place("Pipera"), amount: "14.00" }],
    ["o clientă a cumpărat de la lockerul din Pipera și a plătit 14 lei", { ...place("Pipera"), amount: "14.00" }],
    ["am plătit 14 la Pipera", { ...place("Pipera"), amount: "14.00" }],
    ["Pipera, suma: 14 lei.", { ...place("Pipera"), amount: "14.00" }],
    ["Pipera - 14 lei", { ...place("Pipera"), amount: "14.00" }],
    // Words of a name stay in it.
    ["14 lei Gara de Nord", { ...place(nord), amount: "14.00" }],
    ["am plătit la Gara de Nord 14 lei", { ...place(nord), amount: "14.00" }],
    ["La Doi Pași 14 lei", { ...place("Doi Pași"), amount: "14.00" }],
    ["Poarta A 14 lei", { ...place("Poarta A"), amount: "14.00" }],
    ["A 14 lei", { ...place("A"), amount: "14.00" }],
    ["Etaj I am plătit 14 lei", { ...place("Etaj"), amount: "14.00" }],
    ["IT Park 14 lei", { ...place("IT Park"), amount: "14.00" }],
    ["Casa de Client Nord 14 lei", { ...place("Casa de Client Nord"), amount: "14.00" }],
    ['"Client" 14 lei', { ...place("Client"), amount: "14.00" }],
    // A bank's statement writes what was paid with a minus.
    ["-5 lei Pipera", { ...place("Pipera"), amount: "5.00" }],
    ["Pipera −14,50 RON", { ...place("Pipera"), amount: "14.50" }],
    ["RON -14,50 Pipera", { ...place("Pipera"), amount: "14.50" }],
  ])("'%s'", (text, said) => expect(purchaseIn(text)).toEqual(said));

  it("a name that is made of such words is written so that it stays one", () => {
    for (const name of ["Client", "am 24", "Half past", "de Nord", "a plătit", "Gara (etaj)"]) {
      const purchase: Purchase = { kind: "purchase", place: name, day: today };
      expect(readTyped(writeReading(purchase), clock)[0]).toEqual(purchase);
    }
  });

  it("a minus alone is no sum, and a telling word is no invoice's series", () => {
    expect(readTyped("-5", clock)).toEqual([]);
    expect(readTyped("dat 20", clock).map(({ kind }) => kind)).not.toContain("invoice");
  });
});
