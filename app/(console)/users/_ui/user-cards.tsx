"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import { EmptyValue } from "@/components/record/empty-value";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { type IdentificationCard, identificationCardsCalls } from "@/lib/resources/users/identification-cards.calls";
import type { User } from "@/lib/resources/users/users.calls";
import type { CardDialogProps } from "./card-dialog";

const loadDialog = async () => (await import("./card-dialog")).CardDialog;

/** The identification cards that a user carries (reading 48), with the actions that assign and unassign one. */
export function UserCards({ user }: { user: User }) {
  const t = useTranslations("users.identificationCards");
  const asked = { query: { userIds: [user.id], limit: 25 } };
  const query = useCallQuery(identificationCardsCalls.list, asked, { meta: { quiet: true } });
  const cards = query.data?.data.items;
  const dialog = useOpenedPart<CardDialogProps, "assign" | IdentificationCard>(loadDialog);
  const { Part: CardDialog, opened: step, open: begin } = dialog;
  const assignButton = useRef<HTMLButtonElement>(null);

  const assign = (
    <Button ref={assignButton} size="small" data-action onClick={() => begin("assign")}>
      {t("assign")}
    </Button>
  );
  return (
    <PreviewSection title={t("title")} action={assign}>
      {cards === undefined && <MissingAnswer query={query} skeleton={<Skeleton className="h-16" />} isPart />}
      {cards?.length === 0 && <p className="text-ink-muted">{t("none")}</p>}
      {cards !== undefined && cards.length > 0 && (
        <PreviewTable
          label={t("title")}
          columns={[{ title: t("number") }, { title: t("alias") }, { title: t("action") }]}
        >
          {cards.map((card) => (
            <tr key={card.id}>
              <PreviewCell>{card.cardId}</PreviewCell>
              <PreviewCell>{card.alias ?? <EmptyValue />}</PreviewCell>
              <PreviewCell>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t("unassignNamed", { card: card.name })}
                  onClick={() => begin(card)}
                >
                  {t("unassign")}
                </Button>
              </PreviewCell>
            </tr>
          ))}
        </PreviewTable>
      )}
      {step && CardDialog && (
        <CardDialog
          step={step}
          user={user}
          onClose={dialog.close}
          // The button of a card that was taken back is gone with its row.
          onClosed={() => document.activeElement === document.body && assignButton.current?.focus()}
        />
      )}
    </PreviewSection>
  );
}
