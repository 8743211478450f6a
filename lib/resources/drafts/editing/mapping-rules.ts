import type { FieldOf, RowRules } from "@/lib/grid/rows/grid-row";
import type { MappedCell } from "../cells/mapped-cell";

/** Cells neither come nor go: a mapping has those of its blueprint. */
export const mappingRules: RowRules<MappedCell> = {
  identityOf: ({ place }) => place,
  lacksValue: () => false,
  isSendable: () => true,
  differing(one, other) {
    const fields: FieldOf<MappedCell>[] = [];
    if (one.product?.id !== other.product?.id) fields.push("product");
    if (one.renewProduct !== other.renewProduct) fields.push("renewProduct");
    if (one.fillOnDemand !== other.fillOnDemand) fields.push("fillOnDemand");
    return fields;
  },
  withdrawn: () => ({}),
};
