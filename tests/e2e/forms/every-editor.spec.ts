import { expect, type Page } from "@playwright/test";
import { banners } from "../support/editors/banners";
import { companies } from "../support/editors/companies";
import type { Editor, Form } from "../support/editors/editor";
import { EditorScreen, type Trouble, troubles } from "../support/editors/editor-screen";
import { services } from "../support/editors/services";
import { storages } from "../support/editors/storages";
import { users } from "../support/editors/users";
import { vouchers } from "../support/editors/vouchers";
import { type Stack, test } from "../support/isolated-stack";

test.describe.configure({ mode: "default", timeout: 120_000 });

/** Of its own: rows are made and changed, and sessions end. */
let stack: Stack;
/** For all of them: in a browser's page of its own each would read and compile the console's scripts once more. */
let page: Page;
test.beforeAll(async ({ freshStack, browser }) => {
  stack = await freshStack();
  page = await browser.newPage();
});
test.afterAll(async () => {
  await page.close();
  await stack.stop();
});

/** From the first letter to the saved record, through all that can go wrong on the way. */
async function fillInAndSave(screen: EditorScreen, form: Form, trouble: Trouble): Promise<void> {
  const { page, panel, save } = screen;
  const failed = form.failed === undefined ? [] : [form.failed];

  const { missing } = form;
  if (missing)
    await test.step("Save of an empty form says what is missing, each at its field, and leads to the first", async () => {
      await save.click();
      await expect(panel.getByRole("alert")).toHaveText([...missing]);
      await expect(save).toBeDisabled();
      const [first = ""] = missing;
      await expect(panel.locator(":focus")).toHaveAccessibleDescription(first);
    });

  await test.step("what is wrong is said at its field as it is entered, and Save waits", async () => {
    for (const entry of form.entries) {
      await screen.enter(entry);
      for (const [value, told] of entry.wrong ?? []) {
        await screen.enter({ ...entry, value });
        await screen.saysAt(entry, told);
        await expect(save).toBeDisabled();
      }
      await screen.enter(entry);
      for (const [, told] of entry.wrong ?? []) await expect(panel.getByText(told, { exact: true })).toHaveCount(0);
    }
    await form.choose?.(panel);
  });

  await test.step("the platform fails: that is told once, and what was entered stays", async () => {
    const letThrough = screen.refuse(form, trouble.status, {});
    await screen.tells([...failed, trouble.text], () => save.click());
    await screen.holds(form.entries);
    letThrough();
  });

  await test.step("the platform refuses a field: that is told there too, and what was entered stays", async () => {
    const { label, wire } = form.refused;
    const letThrough = screen.refuse(form, 409, { error: { message: [`${wire}: not this one`] } });
    await save.click();
    await expect(page.getByRole("listitem").filter({ hasText: `${wire}: not this one` })).toBeVisible();
    await screen.saysAt(
      { label, value: form.entries.find((each) => each.label === label)?.value ?? "" },
      "The platform says: “Not this one”",
    );
    await screen.holds(form.entries);
    letThrough();
  });

  await test.step("leaving asks, and Stay keeps it", async () => {
    await panel.getByRole("button", { name: "Close" }).click();
    await screen.leaveQuestion.getByRole("button", { name: "Stay" }).click();
    await expect(screen.leaveQuestion).toHaveCount(0);
    await screen.holds(form.entries);
  });

  await test.step("a double click on Save saves once, and what was kept of the list is read again", async () => {
    const [before, since] = [screen.writes().length, screen.asked];
    await screen.tells([form.saved], () => save.dblclick());
    await expect(screen.preview).toBeVisible();
    expect(screen.writes().slice(before)).toEqual(form.writes);
    await screen.readsListAgain(since);
  });
}

const editors: readonly (readonly [ids: string, what: string, editor: Editor])[] = [
  ["ERRS-001 SERV-004 SERV-005 SERV-006 SERV-007 SERV-008 TABL-003", "a service", services],
  ["VOUC-004 VOUC-005 ERRS-016 ERRS-017", "a voucher", vouchers],
  ["STOR-006 STOR-007 STOR-008 STOR-009 STOR-010 STOR-016 ERRS-013 ERRS-014", "a storage", storages],
  ["COMP-002 COMP-005", "a company", companies],
  ["BANR-015 BANR-016 BANR-017", "a banner", banners],
  ["USER-006 USER-008", "a user", users],
];

for (const [ids, what, editor] of editors) {
  const endsSession = editor.outlivesSessionIn === undefined;
  const outlives = endsSession ? "outlives the end of the session half made, " : "";
  test(`SHELL-032 ${endsSession ? "SESS-017 " : ""}${ids} ${what} is made and changed, whatever goes wrong on the way, ${outlives}and of two people in one the second chooses`, async () => {
    const screen = new EditorScreen(page, stack, editor);
    if (editor.new === undefined) {
      await screen.openWithOwnSession(`?open=${editor.record}&mode=edit`);
    } else {
      await screen.openWithOwnSession("?mode=new");
      await fillInAndSave(screen, editor.new, troubles.failed);
      await screen.preview.getByRole("button", { name: "Edit" }).click();
      await screen.ready();
    }
    // A change in doubt holds back the next one for 5 s, which record-form.spec.ts waits for.
    await fillInAndSave(screen, editor.edit, troubles.limited);

    const { clash, new: form } = editor;
    const edit = `?open=${clash.record}&mode=edit`;
    await screen.goTo(form === undefined ? edit : "?mode=new");

    if (form !== undefined)
      await test.step(`${endsSession ? "what New holds is there again after signing in, or it is told; " : ""}Leave leaves it`, async () => {
        const { entries } = form.kept ?? form;
        for (const entry of entries) await screen.enter(entry);
        const isThere = await form.kept?.choose(screen.panel);
        const before = screen.writes().length;
        if (endsSession) await screen.surviveEndOfSession();
        await screen.holds(entries);
        await isThere?.();
        await screen.panel.getByRole("button", { name: "Close" }).click();
        await screen.leaveQuestion.getByRole("button", { name: "Leave" }).click();
        await expect(screen.panel).toHaveCount(0);
        expect(screen.writes().slice(before)).toEqual([]);
        await screen.goTo(edit);
      });

    await test.step("what Edit holds is not saved over what a colleague has saved", async () => {
      await screen.enter(clash.mine);
      // Where New is made of the same form, it has shown that the form is there again.
      if (form === undefined) await screen.surviveEndOfSession();
      await screen.holds([clash.mine]);
      await screen.colleague(clash.theirs[0]);
      await screen.save.click();
      await expect(screen.clash.getByRole("row", { name: clash.row })).toBeVisible();
      await screen.clash.getByRole("button", { name: "Take what is saved" }).click();
      await screen.holds(clash.taken);
    });

    await test.step("theirs is saved over where the person says so", async () => {
      await screen.enter(clash.mine);
      await screen.colleague(clash.theirs[1]);
      await screen.save.click();
      await screen.tells([editor.edit.saved], () =>
        screen.clash.getByRole("button", { name: "Save mine over it" }).click(),
      );
      expect(await screen.colleague()).toMatchObject(clash.kept);
    });
  });
}
