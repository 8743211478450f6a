"use client";

import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { PreviewSection } from "@/components/record/preview-section";
import { RecordLink } from "@/components/record/record-link";
import { Skeleton } from "@/components/ui/skeleton";
import type { NamedRecord } from "@/lib/list/declare/column";
import { recordOf } from "@/lib/list/declare/named-record";
import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";

interface StorageChainProps {
  chain: { id: number; name: string };
}

/** The chain that a storage is one of, with its company and its warehouse (STOR-014). */
export function StorageChain({ chain }: StorageChainProps) {
  const t = useTranslations("storages.chain");
  const details = useCallQuery(storagesCalls.chainDetails, { params: { id: chain.id } }, { meta: { quiet: true } });
  const found = details.data?.data;
  return (
    <PreviewSection title={t("title", { name: chain.name })}>
      {found === undefined ? (
        <MissingAnswer query={details} skeleton={<Skeleton className="h-12" />} isPart />
      ) : (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
          <Company id={found.company.id} />
          <Detail label={t("euid")} text={found.company.euid} />
          <Detail label={t("warehouse")} text={found.warehouse?.name} names={recordOf("storages", found.warehouse)} />
        </dl>
      )}
    </PreviewSection>
  );
}

function Company({ id }: { id: number }) {
  const t = useTranslations("storages.chain");
  const company = useCallQuery(companiesCalls.one, { params: { id } }, { meta: { quiet: true } }).data?.data;
  return (
    <>
      <Detail label={t("company")} text={company?.name} names={recordOf("companies", company)} />
      <Detail label={t("cui")} text={company?.cui} />
    </>
  );
}

interface DetailProps {
  label: string;
  text: string | undefined;
  names?: NamedRecord | undefined;
}

function Detail({ label, text, names }: DetailProps) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="wrap-anywhere">
        <RecordLink record={names}>{text ?? "–"}</RecordLink>
      </dd>
    </div>
  );
}
