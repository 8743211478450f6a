"use client";

import { ListPage } from "@/components/list/list-page";
import { servicesList } from "@/lib/resources/services/services.list";

export function ServicesPage() {
  return <ListPage list={servicesList} />;
}
