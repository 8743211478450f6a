import type { CDPSession, Page } from "@playwright/test";

/** Virtual key codes of what is more than its character. */
const keyCodes: Readonly<Record<string, number>> = { Enter: 13, Tab: 9, " ": 32 };

/** One per page: forty boxes are scanned in a row. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Types as a scanner does: a key every 5 ms by the keys' own times, however busy the machine is.
 * @param end the key with which the scanner ends
 */
export async function scanCode(page: Page, code: string, end: "Enter" | "Tab" = "Enter"): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const keys = [...code, end];
  // Later than what was typed before it, by as much as a hand needs to get to the scanner.
  const from = Date.now() / 1000 + 0.25;
  const pressed = keys.flatMap((key, at) => {
    const common = { key, timestamp: from + at * 0.005, windowsVirtualKeyCode: keyCodes[key] };
    const text = { Enter: "\r", Tab: undefined }[key] ?? (key.length === 1 ? key : undefined);
    return [
      session.send("Input.dispatchKeyEvent", { ...common, type: text === undefined ? "rawKeyDown" : "keyDown", text }),
      session.send("Input.dispatchKeyEvent", { ...common, type: "keyUp" }),
    ];
  });
  await Promise.all(pressed);
}
