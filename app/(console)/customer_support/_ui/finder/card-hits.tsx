"use client";

import { useTranslations } from "next-intl";
import { InPlaceLink } from "@/components/list/url/in-place-link";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import { customersWithCard } from "@/lib/resources/customer_support/finder/bearing-rows";
import { fullName } from "@/lib/texts/full-name";
import { isolated, joinIsolated } from "@/lib/texts/isolated";
import { HitsFrame, type HitsPlace } from "./hits-frame";
import { nobodysId, useOwnField } from "./use-own-field";

/** The same call as the documents have it. */
const ofNobody = { filters: { user: [nobodysId] }, offset: 0, limit: 1 };

/** Customers with an active saved card that ends so (QRY-10, by a field of ours). */
export function CardHits({ lastFour, url, rowsRef }: HitsPlace & { lastFour: string }) {
  const t = useTranslations("customer_support");
  const { users } = customerSupportCalls;
  const asked = { filters: { cardLastFour: lastFour }, offset: 0, limit: users.mostRows };
  const { query, isRefused } = useOwnField(users, asked, ofNobody);
  const found = query.data && customersWithCard(query.data.data.items, lastFour);
  const columns = [
    { title: t("fields.name") },
    { title: t("fields.email") },
    { title: t("fields.phone") },
    { title: t("finder.card") },
  ];
  return (
    <HitsFrame
      url={url}
      rowsRef={rowsRef}
      query={query}
      count={found && t("finder.countCustomers", { count: found.bearing.length })}
      none={found?.bearing.length === 0 ? { title: t("finder.none.card", { lastFour }) } : undefined}
      notice={isRefused || found?.isSeenThrough ? t("finder.notBy.card") : undefined}
    >
      <PreviewTable label={t("finder.customers")} columns={columns}>
        {found?.bearing.map((user) => (
          <tr key={user.id} className={url.state.open === user.id ? "bg-selected" : undefined}>
            <PreviewCell className="font-medium">
              <InPlaceLink
                href={url.urlOf({ open: user.id })}
                onGo={() => url.open(user.id)}
                className="text-link underline"
                data-row-link={user.id}
              >
                {fullName(user)}
              </InPlaceLink>
            </PreviewCell>
            <PreviewCell>{user.email}</PreviewCell>
            <PreviewCell>{user.phone}</PreviewCell>
            <PreviewCell>
              {joinIsolated(
                user.activeCreditCards
                  .filter((card) => card.lastFour === lastFour)
                  .map(({ brand }) => `${isolated(brand)} •••• ${lastFour}`),
                ", ",
              )}
            </PreviewCell>
          </tr>
        ))}
      </PreviewTable>
    </HitsFrame>
  );
}
