import type { CallWire } from "@/lib/calls/call";
import type { productsCalls } from "@/lib/resources/products/products.calls";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { barcodesOf } from "./barcodes";

type OptionWire = CallWire<typeof productsCalls.globalSearch>[number];

/** Products as search results name them (2§3 Product option). In this platform each has one node reference: its id. */
export async function toOptions(
  context: PlatformContext,
  rows: readonly { id: number; name: string }[],
): Promise<OptionWire[]> {
  const barcodes = await barcodesOf(
    context.database.read,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name }) => ({
    id,
    name,
    barcode: barcodes.get(id),
    image: pictureUrl(context, id),
    core_id: id,
    product_node_reference: id,
  }));
}
