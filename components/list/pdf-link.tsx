import FileDown from "lucide-react/icons/file-down";
import { Button } from "@/components/ui/button";

/** Opens a PDF in a new window. A plain link: the cookie opens it, no token is in it. */
export function PdfLink({ address, text }: { address: string; text: string }) {
  return (
    <Button asChild size="small" className="hover:bg-hover">
      <a href={address} target="_blank" rel="noopener">
        <FileDown size={14} aria-hidden />
        {text}
      </a>
    </Button>
  );
}
