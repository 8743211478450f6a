import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import type { Extent } from "@/components/calls/extent";
import { ConsoleError } from "@/lib/errors/console-error";
import common from "@/messages/en/common.json";
import errors from "@/messages/en/errors.json";
import marketing from "@/messages/en/marketing.json";
import { RowsInPart } from "./rows-in-part";

const down = new ConsoleError("upstream-timeout", { requestId: "abc-1" });

function shown(kind: "banners" | "vouchers", extent: Extent): string {
  const list = {
    extent,
    rows: Array(250).fill({}),
    totalCount: 600,
    error: down,
    isRetrying: false,
    retry: () => undefined,
  };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ common, errors, marketing }}>
      <RowsInPart kind={kind} list={list} />
    </NextIntlClientProvider>,
  );
}

describe.each(["banners", "vouchers"] as const)("SHELL-013 of %s", (kind) => {
  it("a page that could not be read is told with what happened, its reference and Retry", () => {
    const text = shown(kind, "failed");
    expect(text).toContain(`250 of 600 ${kind} were read`);
    for (const part of ['role="alert"', errors["upstream-timeout"], "abc-1", ">Retry<"]) expect(text).toContain(part);
  });

  it("more than the page reads is told", () => {
    expect(shown(kind, "part")).toContain(`250 of 600 ${kind} were looked through`);
  });

  it.each(["whole", "reading"] as const)("nothing is told while they are %s", (extent) => {
    expect(shown(kind, extent)).toBe("");
  });
});
