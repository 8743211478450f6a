import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import errors from "@/messages/en/errors.json";
import { MissingNote } from "./missing-note";

const answer = { isFetching: false, refetch: async () => undefined };
const there = { ...answer, data: {}, error: null, errorUpdateCount: 0 };
const awaited = { ...answer, data: undefined, error: null, errorUpdateCount: 0 };
const failed = { ...answer, data: undefined, error: new Error("x"), errorUpdateCount: 1 };
const triedAgain = { ...failed, error: null };

it.each([
  ["some", [failed, there]],
  ["some", [failed, awaited]],
  ["all", [failed, failed]],
  ["all", [failed, triedAgain]],
  ["none", [there, awaited]],
])("says that %s are missing", (said, answers) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ errors }}>
      <MissingNote answers={answers} some="[some]" all="[all]" />
    </NextIntlClientProvider>,
  );
  expect(html.match(/\[(\w+)\]/)?.[1] ?? "none").toBe(said);
});
