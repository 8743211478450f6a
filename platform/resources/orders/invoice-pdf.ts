import Big from "big.js";
import { eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { companies } from "../../db/schema/companies";
import { invoices, orderItems, orders } from "../../db/schema/orders";
import { products } from "../../db/schema/products";
import { users } from "../../db/schema/users";
import { drawFacts, drawHeading, drawSection, drawSums } from "../../pdf/blocks";
import { createPdf, romanianAmount, romanianDay, sendPdf } from "../../pdf/document";
import { drawTable } from "../../pdf/table";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { decimalText } from "../../wire-values";
import { invoiceNumber } from "./order-rows";

const columns = [
  { title: "Nr.", width: 28, align: "right" },
  { title: "Produs", width: 257 },
  { title: "Cant.", width: 50, align: "right" },
  { title: "Preț cu TVA", width: 70, align: "right" },
  { title: "TVA", width: 40, align: "right" },
  { title: "Valoare", width: 70, align: "right" },
] as const;

/** @param id of the invoice, not of its order. Prices of orders have their VAT in them. */
export async function sendInvoicePdf(context: PlatformContext, id: number, reply: FastifyReply): Promise<FastifyReply> {
  const { read } = context.database;
  const [row] = await read
    .select({ invoice: invoices, order: orders, user: users, company: companies })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(companies, eq(companies.id, invoices.companyId))
    .where(eq(invoices.id, id));
  const { invoice, order, user, company } = found(row);
  const [issuer] = await read.select().from(companies).where(eq(companies.id, 1));
  const lines = await read
    .select({ item: orderItems, name: products.name })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, order.id))
    .orderBy(orderItems.id);

  const document = createPdf(`Factură ${invoiceNumber(invoice)}`);
  drawHeading(document, `Factură ${invoiceNumber(invoice)}`, `Comanda ${order.id}`);
  drawFacts(document, [
    ["Furnizor", `${found(issuer).name} · CUI RO${found(issuer).cui}`],
    ["Client", company?.name ?? (user ? `${user.firstName} ${user.lastName}` : "Persoană fizică")],
    ["Data emiterii", romanianDay(context.days.of(invoice.createDate))],
    ["Scadență", romanianDay(invoice.dueDate)],
  ]);
  drawSection(document, "Produse");
  await drawTable(
    document,
    columns,
    lines.map(({ item, name }, index) => [
      String(index + 1),
      name,
      String(item.quantity),
      romanianAmount(decimalText(item.price)),
      `${item.vatRate}%`,
      romanianAmount(decimalText(item.price * item.quantity)),
    ]),
  );
  const vat = lines.reduce((sum, { item }) => sum.plus(includedVat(item)), Big(0));
  drawSums(document, [
    ["din care TVA", `${romanianAmount(vat.toFixed(2))} RON`],
    ["Total", `${romanianAmount(decimalText(invoice.totalAmount))} RON`],
  ]);
  return sendPdf(document, `invoice-${id}.pdf`, reply);
}

/** The VAT inside a gross line: gross x rate / (100 + rate). */
function includedVat({ price, quantity, vatRate }: typeof orderItems.$inferSelect): Big {
  return Big(price)
    .times(quantity)
    .div(100)
    .times(vatRate)
    .div(100 + vatRate)
    .round(2, Big.roundHalfUp);
}
