import type { Tone } from "@/lib/list/declare/column";
import { serviceTypes } from "./services.calls";

type ServiceType = keyof typeof serviceTypes;

export const serviceTypeTones: Record<ServiceType, Tone> = {
  VENDING: "plain",
  LOCKER: "plain",
  LAUNDRY: "plain",
  DISCOUNT: "plain",
  E_SHOP: "plain",
  MARKETPLACE: "plain",
  RESTAURANT: "plain",
  PLANNED_MEALS: "plain",
  IRONING: "plain",
  BEAUTY: "plain",
  LOCKER_ACCESS: "plain",
};

/** The name of a type's number; a number that is new reads as itself. */
export function serviceTypeName(number: number): string {
  return Object.entries(serviceTypes).find(([, value]) => value === number)?.[0] ?? String(number);
}
