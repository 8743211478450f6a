"use client";

import { Arrow, Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";

/** Says more about its child on hover and on focus. The child must take the focus, a disabled button does not. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Provider delayDuration={300}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 rounded-md bg-brand px-2.5 py-1.5 text-sm text-white shadow-raised"
          >
            {text}
            <Arrow className="fill-brand" />
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
