import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";

interface ProblemPageProps {
  title: string;
  text?: string;
  /** Actions beside the link home. */
  children?: ReactNode;
}

/** Fills the page where its content cannot: what is the matter, and the ways on. */
export function ProblemPage({ title, text, children }: ProblemPageProps) {
  const t = useTranslations("shell");
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-2 px-4 py-20 text-center">
      <h1 className="text-xl">{title}</h1>
      {text !== undefined && <p className="text-ink-muted">{text}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {children}
        {/* A full load, which leaves whatever broke behind. */}
        <a href="/" className={buttonVariants({ className: "hover:bg-hover" })}>
          {t("toDashboard")}
        </a>
      </div>
    </div>
  );
}
