import FileDown from "lucide-react/icons/file-down";
import { buttonVariants } from "@/components/ui/button";

/** Opens a PDF in a new window. A plain link: the cookie opens it, no token is in it. */
export function PdfLink({ address, text }: { address: string; text: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className={buttonVariants({ size: "small", className: "hover:bg-hover" })}
    >
      <FileDown size={14} aria-hidden />
      {text}
    </a>
  );
}
