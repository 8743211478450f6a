import fc from "fast-check";
import { anyText } from "@/tests/support/any-text";
import { contentDisposition } from "./content-disposition";

describe("contentDisposition", () => {
  it("D3 whatever the name, the header is one line of plain characters", () => {
    fc.assert(
      fc.property(anyText(1_000), (name) => {
        const header = contentDisposition("inline", name, "pdf");
        expect(header).toMatch(/^inline; filename="([\w-]{1,80})\.pdf"; filename\*=UTF-8''\1\.pdf$/);
      }),
      { numRuns: 5_000 },
    );
  });

  it("D3 keeps our own names", () => {
    expect(contentDisposition("attachment", "Report-12", "xlsx")).toBe(
      `attachment; filename="Report-12.xlsx"; filename*=UTF-8''Report-12.xlsx`,
    );
  });
});
