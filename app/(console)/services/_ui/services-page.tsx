"use client";

import { ListPage } from "@/components/list/list-page";
import { lazyForm } from "@/components/list/panel/lazy-form";
import { servicesList } from "@/lib/resources/services/services.list";

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: lazyForm(async () => (await import("./service-forms")).NewService),
  edit: lazyForm(async () => (await import("./service-forms")).EditService),
};

export function ServicesPage() {
  return <ListPage list={servicesList} forms={forms} />;
}
