import { status } from "@grpc/grpc-js";
import { z } from "zod";
import type { PlatformContext } from "../platform-context";
import { readDefaultPreviews } from "../resources/products/default-previews";
import { readPlatformDetails } from "../resources/products/platform-details";
import { loadService } from "./proto";
import { GrpcFailure, staffCaller, unary } from "./unary";

const identifiersSchema = z.object({
  type: z.enum(["SPN_PRODUCT_ID", "BARCODE", "SERIAL_NUMBER", "PART_NUMBER", "SKU"]),
  values: z.array(z.string()),
});

/** Of PlatformDocumentationDetailsListRequest. */
const detailsRequestSchema = z.object({ identifiers: identifiersSchema });

/** Of MerchantIdentifierListRequest. */
const previewsRequestSchema = z.object({
  merchant: z
    .discriminatedUnion("reference", [
      z.object({ reference: z.literal("id"), id: z.int() }),
      z.object({ reference: z.literal("euid"), euid: z.string().min(1) }),
    ])
    .transform((merchant) => (merchant.reference === "id" ? { id: merchant.id } : { euid: merchant.euid })),
  identifiers: identifiersSchema,
});

/** The service of `proto/product_documentation.proto`, as far as the console calls it; the rest is UNIMPLEMENTED. */
export function productDocumentationService(context: PlatformContext) {
  return {
    definition: loadService("product_documentation.proto", "product_documentation.ProductDocumentationService"),
    implementation: {
      getIdentifierDefaultPreviewList: staffUnary(context, "default previews", previewsRequestSchema, (request) =>
        readDefaultPreviews(context, request),
      ),
      getPlatformDocumentationDetailsList: staffUnary(context, "sheets", detailsRequestSchema, ({ identifiers }) =>
        readPlatformDetails(context, identifiers),
      ),
    },
  };
}

/** A call of staff that answers items. @param name for the log */
function staffUnary<Asked extends z.ZodType, Item>(
  context: PlatformContext,
  name: string,
  asked: Asked,
  answer: (request: z.output<Asked>) => Promise<Item[]>,
) {
  return unary(context, name, async ({ request, metadata }) => {
    await staffCaller(context, metadata.get("x-auth-token")[0]?.toString());
    const parsed = asked.safeParse(request);
    if (!parsed.success) throw new GrpcFailure(status.INVALID_ARGUMENT, faultIn(parsed.error));
    return { items: await answer(parsed.data) };
  });
}

function faultIn({ issues: [first] }: z.ZodError): string {
  return `${first?.path.join(".")}: ${first?.message}`;
}
