import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createColumnHelper, tableFeatures, useTable } from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";

interface Order {
  id: number;
  eventDate: string;
  amount: string;
  orderType: string;
  user?: { firstName: string; lastName: string };
}

interface OpenedOrder extends Order {
  orderItems: { id: number; product: { name: string }; quantity: number; total: string }[];
}

interface Rows {
  items: Order[];
  totalCount: number;
}

/** The least that a list with a preview can be: what the same rows cost without everything else that a console does. */
const features = tableFeatures({});
const helper = createColumnHelper<typeof features, Order>();
const columns = [
  helper.accessor((order): unknown => order.id, { id: "Id" }),
  helper.accessor((order): unknown => order.eventDate, { id: "Date" }),
  helper.accessor((order): unknown => `${order.user?.firstName ?? ""} ${order.user?.lastName ?? ""}`, {
    id: "Customer",
  }),
  helper.accessor((order): unknown => order.amount, { id: "Amount" }),
  helper.accessor((order): unknown => order.orderType, { id: "Type" }),
];
const none: Order[] = [];

async function ask<Data>(address: string): Promise<Data> {
  const answer = await fetch(address, { headers: { "x-bff": "1" } });
  const { data }: { data: Data } = await answer.json();
  return data;
}

function BarePage() {
  const [isPaid, setPaid] = useState("");
  const [open, setOpen] = useState<Order>();
  const address = `/api/rest/orders?limit=25&offset=0&sort=eventDate&order=DESC${isPaid && `&isPaid=${isPaid}`}`;
  const rows = useQuery({ queryKey: [address], queryFn: () => ask<Rows>(address) });
  const data = useMemo(() => rows.data?.items ?? none, [rows.data]);
  const table = useTable({ features, data, columns, getRowId: (order) => String(order.id) });
  return (
    <main>
      <select aria-label="Paid" value={isPaid} onChange={({ target }) => setPaid(target.value)}>
        <option value="">All</option>
        <option value="true">Yes</option>
      </select>
      <p>{rows.data?.totalCount} rows</p>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map(({ id }) => (
                <th key={id}>{id}</th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} onClick={() => setOpen(row.original)}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>{String(cell.getValue())}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {open && <Preview key={open.id} order={open} />}
    </main>
  );
}

function Preview({ order }: { order: Order }) {
  const address = `/api/rest/orders/${order.id}`;
  const { data } = useQuery({ queryKey: [address], queryFn: () => ask<OpenedOrder>(address) });
  return (
    <aside>
      <h2>Order {order.id}</h2>
      <dl>
        <dt>Date</dt>
        <dd>{order.eventDate}</dd>
        <dt>Amount</dt>
        <dd>{order.amount}</dd>
      </dl>
      {data && (
        <table>
          <tbody>
            {data.orderItems.map(({ id, product, quantity, total }) => (
              <tr key={id}>
                <td>{product.name}</td>
                <td>{quantity}</td>
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </aside>
  );
}

const place = document.getElementById("page");
if (place)
  createRoot(place).render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })}>
      <BarePage />
    </QueryClientProvider>,
  );
