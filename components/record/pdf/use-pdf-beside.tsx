"use client";

import FileText from "lucide-react/icons/file-text";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import { Button } from "@/components/ui/button";
import { downloadAddress } from "@/lib/calls/address";
import type { CallArgs, DownloadCall } from "@/lib/calls/call";
import { PdfLink } from "./pdf-link";

/** Asked for when it is opened: few look at a PDF, and what draws it is larger than a page. */
const PdfBeside = dynamic(
  orNotLoaded(async () => (await import("./pdf-beside")).PdfBeside),
  { ssr: false },
);

interface Offer {
  /** In a new window, and beside what is on the screen. */
  links: ReactNode;
  /** The document, where it is to be seen. */
  document: ReactNode;
}

/** A record's PDF, to be opened in a new window or drawn beside the record. @param text of the link */
export function usePdfBeside<C extends DownloadCall>(call: C, args: CallArgs<C>, text: string): Offer {
  const t = useTranslations("common.pdf");
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const address = downloadAddress(call, args);
  const load = async (signal: AbortSignal): Promise<Blob> =>
    (await import("@/lib/calls/fetch-file")).fetchFile(call, args, signal);
  return {
    links: (
      <>
        <Button
          size="small"
          data-action
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FileText size={14} aria-hidden />
          {t(isOpen ? "hide" : "show")}
        </Button>
        <PdfLink address={address} text={text} />
      </>
    ),
    document: isOpen && (
      <div id={id}>
        <PdfBeside address={address} text={text} load={load} />
      </div>
    ),
  };
}
