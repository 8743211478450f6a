import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";

/** Virtual key codes of what is more than its character. */
const keyCodes: Readonly<Record<string, number>> = { Enter: 13, Tab: 9, " ": 32 };

/** From a hand's last key to the scanner's first, and from the scanner's last to a hand's first, in ms. */
const [toScanner, toKeys] = [250, 60];

/** One per page: forty boxes are scanned in a row. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Types as a scanner does: a key every 5 ms by the keys' own times, however busy the machine is. It is over before a hand
 * may type on: a key of an earlier time than the scan's last, or one as quick after it, would be read as one of the scan.
 * @param end the key with which the scanner ends
 */
export async function scanCode(page: Page, code: string, end: "Enter" | "Tab" = "Enter"): Promise<void> {
  await untilOver(await pressKeys(page, code, end));
}

/** The same of one code after another. */
export async function scanCodes(page: Page, codes: readonly string[]): Promise<void> {
  let endsAt = 0;
  for (const code of codes) endsAt = await pressKeys(page, code, "Enter");
  await untilOver(endsAt);
}

function untilOver(endsAt: number): Promise<void> {
  return wait(Math.max(0, endsAt + toKeys - Date.now()));
}

/** @returns when the last key was pressed by its own time, in ms */
async function pressKeys(page: Page, code: string, end: "Enter" | "Tab"): Promise<number> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const keys = [...code, end];
  const from = Date.now() + toScanner;
  const timeOf = (at: number): number => from + at * 5;
  const pressed = keys.flatMap((key, at) => {
    const common = { key, timestamp: timeOf(at) / 1000, windowsVirtualKeyCode: keyCodes[key] };
    const text = { Enter: "\r", Tab: undefined }[key] ?? (key.length === 1 ? key : undefined);
    return [
      session.send("Input.dispatchKeyEvent", { ...common, type: text === undefined ? "rawKeyDown" : "keyDown", text }),
      session.send("Input.dispatchKeyEvent", { ...common, type: "keyUp" }),
    ];
  });
  await Promise.all(pressed);
  return timeOf(keys.length - 1);
}
