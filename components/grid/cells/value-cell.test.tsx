import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { switchedOn, type ValueColumn } from "@/lib/grid/columns/grid-column";
import { ValueCell } from "./value-cell";

interface Item {
  share: string;
}

function shown(kind: "quantity" | "switch", share: string, lock?: string, draft?: string): string {
  const column: ValueColumn<Item, never> = {
    kind,
    name: "share",
    field: "share",
    textOf: (item) => item.share,
    read: (typed) => ({ kind: "value", to: { share: typed } }),
  };
  const drafts = draft === undefined ? {} : { share: draft };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="ro" timeZone="Europe/Bucharest">
      <ValueCell
        row={{ key: 1, content: { share }, send: { kind: "quiet" }, drafts }}
        column={column}
        entry={undefined}
        lock={lock}
        mark={undefined}
        label="Reducere"
        unit="RON"
        wordOf={(value) => (value === switchedOn ? "Da" : "Nu")}
        onChoose={() => undefined}
        onCommit={() => undefined}
        onCancel={() => undefined}
      />
    </NextIntlClientProvider>,
  );
}

it("a quantity is grouped as the language does, and what is none stands as it was typed", () => {
  expect(shown("quantity", "1250")).toContain(">1.250<");
  expect(shown("quantity", "1250", undefined, "multe")).toContain(">multe<");
});

it("what is on or off is told in words to those who do not see its box", () => {
  expect(shown("switch", "true")).toContain('aria-label="Da"');
  expect(shown("switch", "false")).toContain('aria-label="Nu"');
});

it("a locked cell shows its value, and says why it is locked", () => {
  const text = shown("quantity", "5", "Reducerea nu poate fi schimbată");
  expect(text).toContain('aria-label="Reducerea nu poate fi schimbată"');
  expect(text).toContain(">5<");
});
