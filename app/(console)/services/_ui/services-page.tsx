"use client";

import dynamic from "next/dynamic";
import { ListPage } from "@/components/list/list-page";
import { servicesList } from "@/lib/resources/services/services.list";

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: dynamic(async () => (await import("./service-forms")).NewService, { ssr: false }),
  edit: dynamic(async () => (await import("./service-forms")).EditService, { ssr: false }),
};

export function ServicesPage() {
  return <ListPage list={servicesList} forms={forms} />;
}
