import type { banners } from "../../db/schema/galleries";
import type { services } from "../../db/schema/services";
import type { vouchers } from "../../db/schema/vouchers";
import { dayAfter } from "../../operator-days";
import { at } from "../random";
import { campaigns, services as serviceWords } from "../words/offers.json";
import { dayFrom, momentBefore, romanianDays, type SeedBase } from "../world";

/** Each service at its provider, and again at others in the larger sets. */
export function makeServices(
  { random, sizes }: SeedBase,
  providerIds: readonly number[],
): (typeof services.$inferInsert)[] {
  const rounds = sizes.products > 100 ? 4 : 1;
  return Array.from({ length: rounds * serviceWords.length }, (_, index) => {
    const { type, name, category, lowestPrice, highestPrice } = at(serviceWords, index % serviceWords.length);
    return {
      id: index + 1,
      name,
      type,
      category,
      price: random.int(lowestPrice, highestPrice) * 100 - (random.chance(0.4) ? 1 : 0),
      providerId: random.pick(providerIds),
      isActive: index % 7 !== 3,
    };
  });
}

const fixed = 1;
const percentage = 2;
const sampling = 3;
const allocations = ["ALL_USERS", "NEW_USERS", "COMPANIES", "CODE"] as const;

/** Vouchers of the past, of these days and of the coming weeks. */
export function makeVouchers(base: SeedBase, productIds: readonly number[]): (typeof vouchers.$inferInsert)[] {
  const { random, sizes, now } = base;
  return Array.from({ length: sizes.products > 100 ? 240 : 36 }, (_, index) => {
    const type = (index % 3) + 1;
    const start = random.int(-200, 20);
    const limit = (lowest: number, highest: number) => (random.chance(0.6) ? random.int(lowest, highest) * 100 : null);
    return {
      id: index + 1,
      name: `${at(campaigns, index % campaigns.length)} ${index + 1}`,
      created: momentBefore(base, Math.max(0, -start) + random.int(0, 10), [9, 17]),
      isActive: index % 4 !== 1,
      isExclusive: index % 5 === 2,
      type,
      startDate: dayFrom(now, start),
      endDate: dayFrom(now, start + random.int(7, 120)),
      amount: type === sampling ? null : random.int(type === percentage ? 5 : 3, 50) * 100,
      productId: type === sampling ? random.pick(productIds) : null,
      maxDiscountPerOrder: type === fixed ? null : limit(10, 60),
      maxCumulativeValue: limit(500, 20_000),
      minOrderSpend: limit(20, 120),
      allocation: random.pick(allocations),
    };
  });
}

/** Every type; with and without an end; past, running and coming. */
export function makeBanners(base: SeedBase, productIds: readonly number[]): (typeof banners.$inferInsert)[] {
  const { random, sizes, now } = base;
  return Array.from({ length: sizes.products > 100 ? 90 : 32 }, (_, index) => {
    const campaign = at(campaigns, index % campaigns.length);
    const start = random.int(-150, 15);
    const isOpenEnded = index % 6 === 5;
    const target = random.pick(["url", "category", "product"] as const);
    return {
      id: index + 1,
      chainId: (index % 3) + 1,
      name: `${campaign} ${now.getUTCFullYear()}`,
      description: random.chance(0.7) ? `Campania „${campaign}” pe ecranele lanțului.` : null,
      type: (index % 4) + 1,
      created: momentBefore(base, Math.max(0, -start) + random.int(1, 20), [9, 17]),
      startDate: romanianDays.startOf(dayFrom(now, start)),
      endDate: isOpenEnded ? null : lastSecondOf(dayFrom(now, start + random.int(20, 240))),
      forOrderType: random.chance(0.5) ? random.int(1, 8) : null,
      forwardedUrl: target === "url" ? `https://shop.example/campanii/${index + 1}` : null,
      forwardedCategoryTree: target === "category" ? "Băuturi > Cafea" : null,
      forwardedProductId: target === "product" ? random.pick(productIds) : null,
      isActive: index % 5 !== 4,
    };
  });
}

function lastSecondOf(day: string): Date {
  return new Date(romanianDays.startOf(dayAfter(day)).getTime() - 1000);
}
