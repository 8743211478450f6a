import type { CatalogueInList } from "@/lib/resources/catalog_price/catalog-price.calls";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { type InventoryDetail, inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import type { OrderItem } from "@/lib/resources/orders/orders.calls";
import type { InternalReception } from "@/lib/resources/receptions_intern/receptions-intern.calls";
import type { Reservation } from "@/lib/resources/reservations/reservations.calls";
import type { SupplyException, SupplyLine } from "@/lib/resources/supplying_reports/supplying-reports.calls";
import type { User } from "@/lib/resources/users/users.calls";
import type { Voucher } from "@/lib/resources/vouchers/vouchers.calls";
import type { ListPageKey } from "@/lib/roles/pages";
import { type ListHtml, textIn } from "@/tests/support/lists/list-html";
import { listOf } from "@/tests/support/lists/list-of";
import type { ListPages } from "./list-pages";

const notGiven = expect.stringMatching(/^– Not given$/);

/** As English writes an amount with two decimals: `1,234.50`. */
const inGroups = (amount: string) => amount.replace(/\B(?=(\d{3})+\.)/g, ",");

const pieces = (quantity: number) => quantity.toLocaleString("en");

/** What single records and lists show without a script: told over the pages that the caller has started. */
export function recordsInFirstHtml(pages: ListPages): void {
  /** Rows as a page has them from the console. @param query of the platform, e.g. `users?limit=100` */
  async function rowsOf<Row>(query: string): Promise<Row[]> {
    const { status, text } = await pages.visitor.ask(`/api/rest/${query}`);
    expect(status).toBe(200);
    const { data }: { data: { items: Row[] } } = JSON.parse(text);
    return data.items;
  }

  async function oneOf<Detail>(path: string): Promise<Detail> {
    const { status, text } = await pages.visitor.ask(`/api/rest/${path}`);
    expect(status).toBe(200);
    const { data }: { data: Detail } = JSON.parse(text);
    return data;
  }

  const opened = (page: ListPageKey, id: number) => pages.read(listOf(page), `?open=${id}`);

  it("USER-001 a user's fields hold what the platform has", async () => {
    const users = await rowsOf<User>("users?limit=100");
    const holders: readonly ((user: User) => boolean)[] = [
      ({ phone, balance, creditCards, files }) =>
        phone !== undefined && balance !== undefined && creditCards.length > 0 && files.length > 0,
      ({ hasRFIDCard }) => hasRFIDCard,
      ({ hasCompany }) => hasCompany,
    ];
    for (const isHolder of holders) {
      const user = users.find(isHolder);
      if (user === undefined) throw new Error("Nobody has that.");
      const { fields, text } = await opened("users", user.id);
      expect(fields).toMatchObject({
        Id: String(user.id),
        Name: `${user.firstName} ${user.lastName}`,
        "E-mail": user.email,
        Phone: user.phone ?? notGiven,
        Created: expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/),
        Balance: user.balance === undefined ? notGiven : expect.stringMatching(/\d\.\d\d RON$/),
        Files: String(user.files.length),
        Storage: user.storage?.name ?? notGiven,
        Active: user.isActive ? "Yes" : "No",
        "Person or company": user.hasCompany ? "Company" : "Person",
        "RFID card": user.hasRFIDCard ? "Yes" : "No",
      });
      for (const { lastFour } of user.creditCards) expect(text).toContain(lastFour);
      for (const { name } of user.files) expect(text).toContain(name);
    }
  });

  it("RESV-002 RESV-003 a reservation says what is kept, where, for whom and by which order", async () => {
    const reservations = await rowsOf<Reservation>("reservations?limit=25");
    const known = reservations.find(({ user }) => user !== undefined);
    if (known?.user === undefined) throw new Error("Nobody reserved anything.");
    const { fields, text } = await opened("reservations", known.id);
    expect(fields).toMatchObject({
      Customer: `${known.user.firstName} ${known.user.lastName}`,
      Order: String(known.order.id),
      Storage: known.storage.name,
      "Locker id": String(known.lockerId),
    });
    expect(known.reservationDetails.length).toBeGreaterThan(0);
    for (const { product, cellAlias } of known.reservationDetails) {
      expect(text).toContain(product.name);
      expect(text).toContain(cellAlias);
    }
  });

  it("VOUC-001 a voucher's fields hold what the platform has, each its own", async () => {
    const vouchers = await rowsOf<Voucher>("discounts?limit=100");
    const inRon = (amount: string | undefined) =>
      amount === undefined ? notGiven : expect.stringMatching(new RegExp(`^${inGroups(amount)} RON$`));
    const inDots = (day: string) => day.split("-").reverse().join(".");
    const holders: readonly ((voucher: Voucher) => boolean)[] = [
      ({ type }) => type === 1,
      ({ type }) => type === 3,
      ({ maxDiscountPerOrder, maxCumulativeValue }) =>
        maxDiscountPerOrder !== undefined && maxDiscountPerOrder !== maxCumulativeValue,
      ({ maxCumulativeValue, minOrderSpend }) =>
        maxCumulativeValue !== undefined && maxCumulativeValue !== minOrderSpend,
      ({ minOrderSpend, maxDiscountPerOrder }) => minOrderSpend !== undefined && minOrderSpend !== maxDiscountPerOrder,
      ({ active, exclusive }) => active !== exclusive,
    ];
    for (const isHolder of holders) {
      const voucher = vouchers.find(isHolder);
      if (voucher === undefined) throw new Error("There is no such voucher.");
      const { fields } = await opened("vouchers", voucher.id);
      const { type, amount, period } = voucher;
      expect(fields).toMatchObject({
        Id: String(voucher.id),
        Date: expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/),
        Name: voucher.name,
        Active: voucher.active ? "Yes" : "No",
        Exclusive: voucher.exclusive ? "Yes" : "No",
        "Valid from": inDots(period.startDate),
        "Valid until": inDots(period.endDate),
        "Max discount per order": inRon(voucher.maxDiscountPerOrder),
        "Max cumulative value": inRon(voucher.maxCumulativeValue),
        "Min order spend": inRon(voucher.minOrderSpend),
        ...(type !== 2 && { Amount: inRon(amount) }),
      });
    }
  });

  it("CATA-001 CATA-002 ERRS-030 ERRS-031 catalogues: their columns, who made them, and what is said where there is no description or no storage", async () => {
    const catalogues = await rowsOf<CatalogueInList>("catalogs_prices?lite=true&limit=100");
    const { headings, rows } = await pages.read(listOf("catalog_price"));
    expect(headings).toEqual(["Id", "Catalogue name", "Created by"]);
    const makerOf = ({ createdBy }: CatalogueInList) =>
      createdBy === undefined ? "Not assigned" : `${createdBy.firstName} ${createdBy.lastName}`;
    expect(new Map(rows.map(([id, , maker]) => [id, maker]))).toEqual(
      new Map(catalogues.map((catalogue) => [String(catalogue.id), makerOf(catalogue)])),
    );
    expect(new Set(catalogues.map(({ createdBy }) => createdBy === undefined)).size).toBe(2);
    for (const [told, lacks] of [
      ["Catalogue has no description", ({ description }: CatalogueInList) => description === undefined],
      ["Not applied to any storage", ({ storagesCount }: CatalogueInList) => storagesCount === 0],
    ] as const)
      for (const has of [false, true]) {
        const catalogue = catalogues.find((each) => lacks(each) !== has);
        const { text } = await opened("catalog_price", catalogue?.id ?? 0);
        expect([told, text.includes(told)]).toEqual([told, !has]);
      }
  });

  it("ORDR-004 an order's items show quantity, price and total, each its own, and what all come to", async () => {
    const orders = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((id) => oneOf<{ id: number; orderItems: OrderItem[] }>(`orders/${id}`)),
    );
    const order = orders.find(({ orderItems }) => orderItems.some(({ quantity }) => quantity > 1));
    if (order === undefined) throw new Error("Nobody ordered two of anything.");
    const { lines } = await opened("orders", order.id);
    for (const { product, quantity, price, total } of order.orderItems)
      expect(lines).toContainEqual([
        expect.stringContaining(product.name),
        String(quantity),
        inGroups(price),
        inGroups(total),
      ]);
    const cents = order.orderItems.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0);
    expect(lines).toContainEqual(["Total of items", `${inGroups((cents / 100).toFixed(2))} RON`]);
  });

  it("ORDR-008 ORDR-010 ORDR-011 orders are called by the words of their status, type and payment", async () => {
    const read = (page: number) =>
      pages.read(listOf("orders"), `?size=100&page=${page}&columns=status.orderType.paymentMethod`);
    const rows = (await Promise.all([1, 2, 3, 4].map(read))).flatMap((each) => each.rows);
    const wordsAt = (column: number) => new Set(rows.map((cells) => cells[column]));
    expect(rows).toHaveLength(320);
    expect(wordsAt(1)).toEqual(new Set(["Completed", "Cancelled", "In Progress"]));
    expect(wordsAt(2)).toEqual(
      new Set(["Minishop", "Locker", "Laundry", "Discount", "E-shop", "Marketplace", "Ironing", "Beauty"]),
    );
    expect(wordsAt(3)).toEqual(
      new Set(["Card online", "Cash on delivery", "Card on delivery", "External", "Card terminal, preorder"]),
    );
  });

  it("SREP-017 RINT-002 lines of a supply report and of an internal reception show product, barcode and picture", async () => {
    const shows = ({ text, body }: ListHtml, { name, barcode, image }: Partial<Record<string, string>>) =>
      [name, barcode].map((each) => text.includes(each ?? "-")).concat(body.includes(`src="${image}"`));
    const [report] = await rowsOf<{ id: number }>("reports?type=1&limit=1");
    const { supplyLines } = await oneOf<{ supplyLines: SupplyLine[] }>(`reports/${report?.id}`);
    const reported = await opened("supplying_reports", report?.id ?? 0);
    expect(supplyLines.length).toBeGreaterThan(0);
    for (const { productName: name, barcode, productImage: image } of supplyLines)
      expect([name, ...shows(reported, { name, barcode, image })]).toEqual([name, true, true, true]);
    const note = await oneOf<InternalReception>("pdf/reception_entry_notes_intern/3?format=JSON");
    const received = await opened("receptions_intern", 3);
    expect(note.renDetails.length).toBeGreaterThan(0);
    for (const { productName: name, productBarcode: barcode, productImage: image } of note.renDetails)
      expect([name, ...shows(received, { name, barcode, image })]).toEqual([name, true, true, true]);
  });

  it("SREP-006 a supply report goes from Generated over Picking and Supplying to Reviewed, each with an icon of its own", async () => {
    const [report] = await rowsOf<{ id: number }>("reports?type=1&limit=1");
    const { body } = await opened("supplying_reports", report?.id ?? 0);
    const [, steps = ""] = /<ol\b[^>]*>((?:(?!<\/ol>).)*Generated.*?)<\/ol>/s.exec(body) ?? [];
    const shown = [...steps.matchAll(/<li\b[^>]*><svg\b[^>]*>(.*?)<\/svg>([^<]*)<\/li>/gs)];
    expect(shown.map(([, , name]) => name)).toEqual(["Generated", "Picking", "Supplying", "Reviewed"]);
    expect(new Set(shown.map(([, icon]) => icon)).size).toBe(4);
  });

  it("SREP-014 what went wrong as a report was made stands there with product, barcode, picture and step", async () => {
    const { ids } = await pages.read(listOf("supplying_reports"));
    const reports = await Promise.all(
      ids.map((id) => oneOf<{ id: number; generationExceptions: SupplyException[] }>(`reports/${id}`)),
    );
    const report = reports.find(({ generationExceptions }) => generationExceptions.length > 0);
    if (report === undefined) throw new Error("Nothing ever went wrong.");
    const { lines, body } = await opened("supplying_reports", report.id);
    for (const { productName, productBarCode, productImg, quantity } of report.generationExceptions) {
      expect(lines).toContainEqual([
        expect.stringContaining(`${productName} ${productBarCode}`),
        "Generation",
        "Insufficient quantity",
        pieces(quantity),
      ]);
      expect(body).toContain(`src="${productImg}"`);
    }
  });

  it("INVE-002 INVE-004 a count's items show what was counted and what the books say, each its own, and by how much they differ", async () => {
    const { ids } = await pages.read(listOf("inventory"));
    const counts = await Promise.all(ids.map(countOf));
    const count = counts.find(({ items }) => items.some((each) => each.inventoryQuantity > (each.scriptQuantity ?? 0)));
    if (count === undefined) throw new Error("Everywhere lies what the books say.");
    const { lines, body } = await opened("inventory", count.id);
    // When it was counted stands behind what it is.
    const items = lines.map(([item = "", ...figures]) => [item.replace(/ Counted [\d.]+ [\d:]+$/, ""), ...figures]);
    for (const { name, barcode, image, storage, inventoryQuantity, scriptQuantity = 0 } of count.items) {
      const more = inventoryQuantity - scriptQuantity;
      expect(items).toContainEqual([
        `${name} ${barcode} ${storage.name}`,
        pieces(inventoryQuantity),
        pieces(scriptQuantity),
        `${more > 0 ? "+" : ""}${pieces(more)}`,
      ]);
      expect(body).toContain(`src="${image}"`);
    }
  });

  async function countOf(id: number): Promise<InventoryDetail> {
    const { text } = await pages.visitor.call(inventoryCalls.one, { filters: { id }, offset: 0, limit: 1 });
    const { data }: { data: { items: InventoryDetail[] } } = JSON.parse(text);
    const [count] = data.items;
    if (count === undefined) throw new Error(`There is no inventory ${id}.`);
    return count;
  }

  it("MAPP-007 MAPP-008 MAPP-009 cells of a machine show what stands on them and what is mapped there, and say what is special", async () => {
    const { ids } = await pages.read(listOf("drafts"), "?domain=live-mapping");
    const said = new Set<string>();
    for (const id of ids.slice(0, 12)) {
      const { shelves, lockers } = await oneOf<MappingDetail>(`mapping-drafts/${id}?domain=live-mapping`);
      const { body } = await pages.read(listOf("drafts"), `?domain=live-mapping&open=${id}`);
      const cells = [
        ...shelves.flatMap((shelf) =>
          shelf.cells.map(({ renewProduct, ...cell }) => ({ ...cell, notes: renewProduct ? ["Renew product"] : [] })),
        ),
        ...lockers.flatMap((locker) =>
          locker.cells.map(({ fillOnDemand, orderId, ...cell }) => ({
            ...cell,
            notes: [fillOnDemand ? "Fill on demand" : "", orderId ? `Order ${orderId}` : ""].filter(
              (note) => note !== "",
            ),
          })),
        ),
      ];
      for (const { alias, product, notes } of cells) {
        const [, shown = ""] = body.split(`>${alias}</p>`);
        const text = textIn(shown.split("</li>")[0] ?? "");
        expect([alias, text]).toEqual([alias, [product?.name ?? "Free", ...notes].join(" ")]);
        said.add(product === undefined ? "free" : "taken");
        for (const note of notes) said.add(note.replace(/\d+/, "n"));
      }
    }
    expect([...said].sort()).toEqual(["Fill on demand", "Order n", "Renew product", "free", "taken"]);
  });

  it.each([
    ["RETS-006", "return_to_supplier", "pdf/return_to_supplier"],
    ["RINT-004", "receptions_intern", "pdf/reception_entry_notes_intern"],
  ] as const)("%s the note of %s opens as a PDF in a new window, from %s", async (_id, page, path) => {
    const [id = 0] = (await pages.read(listOf(page))).ids;
    const { body } = await opened(page, id);
    const links = [...body.matchAll(/<a\b([^>]*)>(?:(?!<\/a>).)*Download PDF<\/a>/gs)].map(([, link]) => link);
    expect(links).toEqual([expect.stringContaining(` href="/api/download/${path}/${id}" target="_blank"`)]);
    const { headers, text } = await pages.visitor.open(`/api/download/${path}/${id}`);
    expect([headers["content-type"], text.slice(0, 5)]).toEqual(["application/pdf", "%PDF-"]);
  });
}
