import { renderToStaticMarkup } from "react-dom/server";
import { OpenPages } from "@/components/shell/open-pages";
import { RecordLink } from "./record-link";

it.each([
  [["storages"], 7, '<a data-record="storages 7" class="text-link underline" href="/storages?open=7">Gara de Nord</a>'],
  [["orders"], 7, "Gara de Nord"],
  [["home", "storages"], undefined, "Gara de Nord"],
] as const)("a name is a link for who may open its page: %j, %s", (pages, id, shown) => {
  const record = id === undefined ? undefined : ({ page: "storages", id } as const);
  expect(
    renderToStaticMarkup(
      <OpenPages value={pages}>
        <RecordLink record={record}>Gara de Nord</RecordLink>
      </OpenPages>,
    ),
  ).toBe(shown);
});
