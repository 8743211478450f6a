"use client";

import { ListPage } from "@/components/list/list-page";
import { supplyingRoutesList } from "@/lib/resources/supplying_routes/supplying-routes.list";
import { RoutePreview } from "./route-preview";

export function SupplyingRoutesPage() {
  return <ListPage list={supplyingRoutesList} preview={RoutePreview} />;
}
