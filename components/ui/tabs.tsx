"use client";

import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export const Tabs = Root;
export const TabsContent = Content;

export function TabsList({ className, ...rest }: ComponentProps<typeof List>) {
  return <List className={classNames("flex gap-1 border-b border-line", className)} {...rest} />;
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Trigger>) {
  return (
    <Trigger
      className={classNames(
        "-mb-px h-9 border-b-2 border-transparent px-3 font-medium text-ink-muted hover:text-ink",
        "data-[state=active]:border-accent data-[state=active]:text-ink",
        className,
      )}
      {...rest}
    />
  );
}
