import { wholeNamedProducts } from "@/lib/resources/products/product-source";
import { productOf } from "@/tests/support/any-mapping";
import { beginMapping, row } from "@/tests/support/mapping-platform";
import { cellColumns } from "./cell-columns";
import { MappingWork } from "./mapping-work";
import { rowsWork } from "./rows-work";
import type { Told } from "./told";

function begin(isReadOnly = false) {
  const { editor } = beginMapping(row);
  const told: Told[] = [];
  const work = new MappingWork(
    editor,
    (each) => told.push(each),
    () => undefined,
  );
  const columns = cellColumns({ source: wholeNamedProducts, isLive: false, isReadOnly });
  const products = (): (number | undefined)[] => work.cells().map(({ cell }) => cell.product?.id);
  return { rows: rowsWork(work, isReadOnly), keys: editor.store.keys, told, columns, products };
}

it("MAPP-017 rows are emptied and filled by one step, which is told as what it is", () => {
  const { rows, keys, told, columns, products } = begin();
  const [first, second, ...others] = products();
  rows.putEach(keys.slice(0, 1), { product: productOf(9) });
  expect(told.at(-1)).toMatchObject({ kind: "set", count: 1 });
  rows.fillDown(keys.slice(0, 2), columns);
  expect(products()).toEqual([9, 9, ...others]);
  rows.clear(keys.slice(0, 2), columns);
  expect(products()).toEqual([undefined, undefined, ...others]);
  expect(told.at(-1)).toMatchObject({ kind: "cleared", count: 2 });
  expect([first, second]).not.toContain(9);
  rows.clear(keys.slice(0, 2), columns);
  expect(told.at(-1)).toMatchObject({ kind: "same", count: 0 });
});

it("MAPP-017 who may only look changes nothing in rows", () => {
  const { rows, keys, told, columns, products } = begin(true);
  const before = products();
  rows.putEach(keys, { product: productOf(9) });
  rows.clear(keys, columns);
  rows.fillDown(keys, columns);
  expect([products(), told]).toEqual([before, []]);
});
