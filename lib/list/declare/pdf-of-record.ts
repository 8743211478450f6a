import type { DownloadCall } from "@/lib/calls/call";
import type { Scalar } from "@/lib/calls/scalars";

/** A call that gives the PDF of a record by its id. */
export type PdfOfRecord = DownloadCall<string, { readonly id: Scalar<number> }, undefined>;

/** @returns what is wrong with a list's call for PDFs, and the remedy */
export function findPdfFault({ page, pdf }: { page: string; pdf?: PdfOfRecord | undefined }): string | undefined {
  if (pdf === undefined) return undefined;
  if (pdf.file !== "pdf") return `its pdf is ${pdf.id}, which gives a file of another kind; name a call for a PDF.`;
  if (typeof pdf.access === "string" || pdf.access.some((each) => each === page)) return undefined;
  return `its pdf is ${pdf.id}, which is not for everybody who opens it; add the page to the call's access.`;
}
