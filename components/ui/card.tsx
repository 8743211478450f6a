import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export function Card({ className, ...rest }: ComponentProps<"section">) {
  return <section className={classNames("rounded-lg border border-line bg-surface", className)} {...rest} />;
}

interface CardHeadingProps extends ComponentProps<"div"> {
  title: string;
  id?: string;
}

/** A card's title, with room for an action at its right. */
export function CardHeading({ title, id, className, children, ...rest }: CardHeadingProps) {
  return (
    <div
      className={classNames("flex min-h-12 items-center justify-between gap-4 border-b border-line px-4", className)}
      {...rest}
    >
      <h2 id={id} className="text-base">
        {title}
      </h2>
      {children}
    </div>
  );
}
