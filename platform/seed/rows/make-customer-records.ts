import type {
  checkpoints,
  creditCards,
  identificationCards,
  userAddresses,
  userFiles,
} from "../../db/schema/customers";
import { cities, countyNames, streets } from "../words/places.json";
import type { SeedBase } from "../world";
import type { Pocket } from "./make-users";

type CardRow = typeof identificationCards.$inferInsert;
type CreditCardRow = typeof creditCards.$inferInsert & { id: number; userId: number };

const dayMs = 86_400_000;

/** The cards that users carry, and some that wait to be handed out. */
export function makeIdentificationCards({ random }: SeedBase, pockets: readonly Pocket[]): CardRow[] {
  const carried = pockets.flatMap(({ id, rfidCard }) =>
    rfidCard === null
      ? []
      : [{ cardId: rfidCard, userId: id, alias: random.chance(0.3) ? random.pick(["Serviciu", "Personal"]) : null }],
  );
  const spare = Array.from({ length: 5 + Math.ceil(pockets.length / 100) }, (_, index) => ({
    cardId: `99${String(index + 1).padStart(3, "0")}${random.digits(5)}`,
    userId: null,
    alias: `Rezervă ${index + 1}`,
  }));
  return [...carried, ...spare].map((card, index) => ({ id: index + 1, ...card }));
}

/** The cards of a user's pocket are active; some have kept an older one that is not. */
export function makeCreditCards({ random, now }: SeedBase, pockets: readonly Pocket[]): CreditCardRow[] {
  const cards = pockets.flatMap((pocket) => {
    const old = pocket.creditCards > 0 && random.chance(0.2) ? 1 : 0;
    return Array.from({ length: pocket.creditCards + old }, (_, index) => {
      const isActive = index < pocket.creditCards;
      const months = isActive ? random.int(2, 46) : -random.int(1, 20);
      return {
        userId: pocket.id,
        brand: random.weighted([
          ["Visa", 6],
          ["Mastercard", 5],
          ["Maestro", 1],
        ] as const),
        lastFour: random.digits(4),
        expires: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 7),
        isActive,
        created: after(pocket.created, random.int(0, 40), now),
      };
    });
  });
  return cards.map((card, index) => ({ id: index + 1, ...card }));
}

export function makeUserAddresses(
  { random }: SeedBase,
  pockets: readonly Pocket[],
): (typeof userAddresses.$inferInsert)[] {
  const labels = ["Acasă", "Birou", "Părinți"] as const;
  const addresses = pockets.flatMap(({ id }) =>
    labels
      .slice(
        0,
        random.weighted([
          [0, 3],
          [1, 5],
          [2, 2],
          [3, 1],
        ] as const),
      )
      .map((label) => {
        const city = random.weighted(cities.map((each) => [each, each.weight] as const));
        return {
          userId: id,
          label,
          street: random.pick(streets),
          number: String(random.int(1, 180)),
          postalCode: `${city.postalPrefix}${random.digits(4)}`,
          city: city.name,
          countyId: countyNames.findIndex(({ code }) => code === city.countyCode) + 1,
        };
      }),
  );
  return addresses.map((address, index) => ({ id: index + 1, ...address }));
}

export function makeUserFiles(
  { random, now }: SeedBase,
  pockets: readonly Pocket[],
): (typeof userFiles.$inferInsert)[] {
  const names = ["contract.pdf", "acord-gdpr.pdf", "carte-identitate.pdf", "cerere-card.pdf"] as const;
  const files = pockets.flatMap(({ id, created }) =>
    names.slice(0, random.chance(0.3) ? random.int(1, names.length) : 0).map((name, index) => ({
      userId: id,
      name,
      size: random.int(40_000, 900_000),
      created: after(created, index, now),
    })),
  );
  return files.map((file, index) => ({ id: index + 1, ...file }));
}

const checks = [
  [1, "EMAIL_CHECKED"],
  [2, "PHONE_CHECKED"],
  [4, "CARD_CHECKED"],
] as const;

/** What an account's status says it has passed, each with its moment. */
export function makeCheckpoints({ now }: SeedBase, pockets: readonly Pocket[]): (typeof checkpoints.$inferInsert)[] {
  const passed = pockets.flatMap(({ id, status, created }) => [
    { userId: id, name: "REGISTERED" as const, created },
    ...checks
      .filter(([bit]) => (status & bit) !== 0)
      .map(([bit, name]) => ({ userId: id, name, created: after(created, bit, now) })),
  ]);
  return passed.map((checkpoint, index) => ({ id: index + 1, ...checkpoint }));
}

/** Never later than now. */
function after(moment: Date, days: number, now: Date): Date {
  return new Date(Math.min(moment.getTime() + days * dayMs, now.getTime()));
}
