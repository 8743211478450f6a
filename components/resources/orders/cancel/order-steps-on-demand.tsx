"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Button } from "@/components/ui/button";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import { Skeleton } from "@/components/ui/skeleton";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { OrderSteps } from "./order-steps";

/** The steps of an order of which a list shows little: it is read once somebody means to take one. */
export function OrderStepsOnDemand({ id }: { id: number }) {
  const t = useTranslations("cancel");
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <ReadOrderSteps id={id} />;
  return (
    <Button size="small" aria-label={t("openFor", { id })} onClick={() => setIsOpen(true)}>
      {t("open")}
    </Button>
  );
}

function ReadOrderSteps({ id }: { id: number }) {
  const query = useCallQuery(ordersCalls.one, { params: { id } }, { meta: { quiet: true } });
  // The button that was pressed is gone: the focus goes to what came in its place.
  return (
    <div ref={focusIfLost} tabIndex={-1} className="outline-none">
      {query.data === undefined ? (
        <MissingAnswer query={query} skeleton={<Skeleton className="h-control-small w-56" />} isPart />
      ) : (
        <OrderSteps order={query.data.data} />
      )}
    </div>
  );
}
