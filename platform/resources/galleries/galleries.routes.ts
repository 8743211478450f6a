import { and, eq, gte, inArray, isNull, lt, or, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { CallArgs } from "@/lib/calls/call";
import { bannerTypes, galleriesCalls } from "@/lib/resources/galleries/galleries.calls";
import { defaultLimit } from "../../db/conditions";
import { readPageOf } from "../../db/read-page";
import { banners } from "../../db/schema/galleries";
import { route } from "../../http/route";
import { dayAfter, type OperatorDays } from "../../operator-days";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { readBanners } from "./banner-rows";
import { createBanner, removeBanner, updateBanner } from "./banner-writes";

type BannerQuery = NonNullable<CallArgs<typeof galleriesCalls.list>["query"]>;

const sortColumns = { id: banners.id, created: banners.created, endDate: banners.endDate };
const labels = [
  ["Desktop", bannerTypes.DESKTOP],
  ["Promo", bannerTypes.PROMO],
  ["Mobile", bannerTypes.MOBILE],
  ["Kiosk", bannerTypes.KIOSK],
] as const;

export function galleryRoutes(app: FastifyInstance, context: PlatformContext): void {
  route(app, context, galleriesCalls.list, async ({ query }) => {
    const { sort = "created", order = "DESC", limit = defaultLimit, offset = 0 } = query;
    const { ids, totalCount } = await readPageOf(context.database, banners, {
      where: bannerFilter(query, context.days),
      order: [sortColumns[sort], order],
      window: { offset, limit },
    });
    return { items: await readBanners(context, ids), totalCount };
  });

  route(app, context, galleriesCalls.types, async () => labels.map(([label, value]) => ({ value, label })));
  route(app, context, galleriesCalls.one, ({ params }) => readBanner(context, params.id));
  route(app, context, galleriesCalls.create, async ({ body }) =>
    readBanner(context, await createBanner(context, body)),
  );
  route(app, context, galleriesCalls.update, async ({ params, body }) => {
    await updateBanner(context, params.id, body);
    return readBanner(context, params.id);
  });
  route(app, context, galleriesCalls.remove, async ({ params }) => {
    await removeBanner(context, params.id);
    return {};
  });
}

async function readBanner(context: PlatformContext, id: number) {
  return found((await readBanners(context, [id]))[0]);
}

function bannerFilter({ types, active = "all", period }: BannerQuery, days: OperatorDays): SQL | undefined {
  return and(
    types && inArray(banners.type, [...types]),
    active === "all" ? undefined : eq(banners.isActive, active === "true"),
    period?.from === undefined ? undefined : endsAfter(days.startOf(period.from)),
    period?.to === undefined ? undefined : startsBefore(days.startOf(dayAfter(period.to))),
  );
}

/** A banner without an end goes on. */
function endsAfter(moment: Date): SQL | undefined {
  return or(isNull(banners.endDate), gte(banners.endDate, moment));
}

function startsBefore(moment: Date): SQL | undefined {
  return or(isNull(banners.startDate), lt(banners.startDate, moment));
}
