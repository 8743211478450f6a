import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { endSignInAtPlatform } from "../../session/end-at-platform";
import { pickRecord } from "../choose-record";
import { closeToasts } from "../close-toasts";
import { goInside } from "../go-inside";
import type { Stack } from "../isolated-stack";
import { demoPassword, fillSignIn, forgetSignIns, openAs } from "../sign-in";
import type { Editor, Entry, Form } from "./editor";

const errors: Record<string, string> = JSON.parse(readFileSync("messages/en/errors.json", "utf8"));

/** A platform that fails at a write, and what a person is told of it. */
export interface Trouble {
  status: number;
  text: string;
}

export const troubles = {
  /** The write may have been done all the same: another change of the same record would wait for it. */
  failed: { status: 500, text: (errors.mayBeDone ?? "").replace("{text}", errors["upstream-failed"] ?? "") },
  /** The platform did not take it. */
  limited: { status: 429, text: errors["rate-limited"] ?? "" },
} as const satisfies Record<string, Trouble>;

/** A page's New and Edit as a person finds them, in English. */
export class EditorScreen {
  readonly preview: Locator;
  readonly leaveQuestion: Locator;
  readonly clash: Locator;
  private readonly toasts: Locator;

  constructor(
    readonly page: Page,
    readonly stack: Stack,
    readonly editor: Editor,
  ) {
    const title = editor.noun.charAt(0).toUpperCase() + editor.noun.slice(1);
    this.preview = page.getByRole("complementary", { name: new RegExp(`^${title} \\d+`) });
    this.leaveQuestion = page.getByRole("alertdialog", { name: "Leave without saving?" });
    this.clash = page.getByRole("alertdialog", { name: "Someone else has changed this record" });
    this.toasts = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
  }

  /** The form, whichever of the two is open. */
  get panel(): Locator {
    return this.page.getByRole("complementary", { name: new RegExp(`^(New|Edit) ${this.editor.noun}`) });
  }

  get save(): Locator {
    return this.panel.getByRole("button", { name: "Save" });
  }

  /** With a session of the test's own, which it may end. */
  async openWithOwnSession(query: string): Promise<void> {
    forgetSignIns(this.stack.address);
    await openAs(this.page, this.editor.account, `/${this.editor.page}${query}`, this.stack.address);
    await this.ready();
  }

  /** Where a page of the console is open already. */
  async goTo(query: string): Promise<void> {
    await goInside(this.page, `/${this.editor.page}${query}`);
    await this.ready();
  }

  /** The form has what it asks for by itself. */
  async ready(): Promise<void> {
    await expect(this.editor.last(this.panel)).toBeAttached();
  }

  field(label: string): Locator {
    return this.panel.getByLabel(label, { exact: true });
  }

  async enter({ label, value }: Entry): Promise<void> {
    const field = this.field(label);
    if (typeof value === "boolean") return field.setChecked(value);
    const kind = await field.evaluate((element) => element.getAttribute("role") ?? element.tagName);
    if (kind === "SELECT") await field.selectOption(value);
    else if (kind === "combobox") await pickRecord(field, value, value);
    else await field.fill(value);
  }

  /** What was entered is there, as it was entered. */
  async holds(entries: readonly Entry[]): Promise<void> {
    const entered = Object.fromEntries(entries.map(({ label, value }) => [label, value]));
    await expect.poll(() => this.panel.evaluate(shownValues, Object.keys(entered))).toEqual(entered);
  }

  /** A text stands at a field: it is read with it. A box of several has the text of them all. */
  async saysAt({ label, value }: Entry, text: string): Promise<void> {
    await expect(this.panel.getByText(text, { exact: true })).toBeVisible();
    if (typeof value === "boolean") return;
    await expect(this.field(label)).toHaveAccessibleDescription(new RegExp(text.replaceAll(/[.()]/g, "\\$&")));
    await expect(this.field(label)).toHaveAttribute("aria-invalid", "true");
  }

  /** Does something of which these texts are told, each once, and no others. */
  async tells(texts: readonly string[], act: () => Promise<void>): Promise<void> {
    await closeToasts(this.page);
    await act();
    for (const text of texts) await expect(this.toasts.filter({ hasText: text })).toHaveCount(1);
    expect((await this.toasts.allInnerTexts()).toSorted()).toEqual([...texts].toSorted());
  }

  /** The platform answers the first call of a save so, until the function that is returned is called. */
  refuse({ writes: [first = ""] }: Form, status: number, body: object): () => void {
    const [method = "", path = ""] = first.split(" ");
    const told = { status, type: "application/json", body: JSON.stringify(body) };
    return this.stack.platformRecording.answerInstead(method, new RegExp(`^${path.replace("{id}", "\\d+")}$`), told);
  }

  /** Writes that the platform has made, `{id}` for each number in a path. */
  writes(): string[] {
    return this.stack.platformRecording.recorded
      .filter(({ method, path, status }) => method !== "GET" && status < 400 && !/^\/log(in|out)/.test(path))
      .map(({ method, path }) => `${method} ${path.replace(/\d+$/, "{id}")}`);
  }

  /** How much the platform has been asked so far. */
  get asked(): number {
    return this.stack.platformRecording.recorded.length;
  }

  /** What the browser kept of the list is read again. @param since `asked` at an earlier time */
  async readsListAgain(since: number): Promise<void> {
    const isList = new RegExp(`^/${this.editor.path}(/suppliers)?\\?`);
    const reads = () =>
      this.stack.platformRecording.recorded
        .slice(since)
        .filter(({ method, path }) => method === "GET" && isList.test(path)).length;
    await expect.poll(reads).toBeGreaterThan(0);
  }

  /** The session ends over the open form, the person reads why, and signs in again. */
  async surviveEndOfSession(): Promise<void> {
    const why = this.toasts.filter({ hasText: errors["session-ended"] });
    await closeToasts(this.page);
    await endSignInAtPlatform(this.stack);
    // Both at once: a toast is there for 4 s.
    await Promise.all([why.waitFor(), this.findEndOfSession()]);
    await fillSignIn(this.page, this.editor.account, demoPassword);
    await expect(this.panel.getByText(/has been restored/)).toBeVisible();
    await this.ready();
  }

  /** By Save, or by any other call before it. */
  private async findEndOfSession(): Promise<void> {
    const isAtSignIn = ({ pathname }: URL) => pathname === "/login";
    await expect(async () => {
      // Where another call was first, Save is gone before it is pressed.
      if (!isAtSignIn(new URL(this.page.url()))) await this.save.click({ timeout: 3_000 });
      await expect(this.page).toHaveURL(isAtSignIn);
    }).toPass();
  }

  /** A colleague, at the platform itself. @returns the record as it is then */
  async colleague(change?: object): Promise<unknown> {
    const { stack, editor } = this;
    const data = {
      email: `${editor.colleague}@demo.test`,
      password: demoPassword,
      rememberMe: false,
      clientApp: "BION",
    };
    const { apiToken } = await (await this.page.request.post(`${stack.platformUrl}/login`, { data })).json();
    const address = `${stack.platformUrl}/${editor.path}/${editor.clash.record}`;
    const headers = { "x-auth-token": apiToken };
    if (change !== undefined) {
      const answer = await this.page.request.patch(address, { headers, data: change });
      expect(answer.status()).toBe(200);
    }
    return (await this.page.request.get(address, { headers })).json();
  }
}

/** What stands in the fields of these labels, all of them at one look. Where not exactly one has a label, how many do. */
function shownValues(panel: Element, labels: readonly string[]): Record<string, string | boolean> {
  const fields = [
    ...panel.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("input, select, textarea"),
  ];
  const shown = (label: string) => {
    const found = fields.filter(({ labels: own }) =>
      [...(own ?? [])].some((each) => each.textContent?.trim() === label),
    );
    const [field] = found;
    if (field === undefined || found.length > 1) return `${found.length} fields`;
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.textContent ?? "";
    return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value;
  };
  return Object.fromEntries(labels.map((label) => [label, shown(label)]));
}
