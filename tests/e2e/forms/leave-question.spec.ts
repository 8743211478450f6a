import { expect, test } from "@playwright/test";
import {
  answer,
  fillNew,
  form,
  name,
  openForm,
  stayedWithWhatWasTyped,
  typed,
} from "../support/editors/half-filled-form";

test("where the question's code cannot be had the browser asks instead, and it is asked for again with the next step; a link to another origin asks, a session that is over does not", async ({
  page,
}) => {
  await openForm(page);
  const close = form(page).getByRole("button", { name: "Close" });
  const chunks = "**/_next/static/chunks/**";
  let refused: Record<string, number> = {};
  // Other code that is asked for meanwhile comes.
  await page.route(chunks, async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes("LeaveDialog")) return route.fulfill({ response });
    const address = route.request().url();
    refused[address] = (refused[address] ?? 0) + 1;
    return route.abort();
  });
  // What loads chunks tries each of them twice; after that nothing is under way.
  const nothingIsUnderWay = () =>
    expect
      .poll(() => {
        const times = Object.values(refused);
        return times.length > 0 && times.every((each) => each % 2 === 0);
      })
      .toBe(true);
  await test.step("where the question's code cannot be had the browser asks instead: nobody is kept in, nothing is lost", async () => {
    await name(page).fill(typed);
    // The first step is taken while the code is still being tried for.
    const asked: string[] = [];
    page.once("dialog", async (dialog) => {
      asked.push(dialog.message());
      await dialog.dismiss();
    });
    await close.click();
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]).toContain("Leave without saving?");
    await stayedWithWhatWasTyped(page);
    await nothingIsUnderWay();
    page.once("dialog", (dialog) => dialog.accept());
    await close.click();
    await expect(form(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/services$/);
  });
  await test.step("the question's code is asked for again with the step, if it could not be had before", async () => {
    refused = {};
    await fillNew(page);
    await nothingIsUnderWay();
    await page.unroute(chunks);
    await close.click();
    await answer(page, "Stay");
    await stayedWithWhatWasTyped(page);
  });
  await test.step("a link to another origin asks, though its path is the form's own", async () => {
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = `${location.protocol}//127.0.0.1:${location.port}${location.pathname}${location.search}`;
      link.textContent = "Elsewhere";
      document.querySelector("main")?.prepend(link);
    });
    await page.getByRole("link", { name: "Elsewhere" }).click();
    await answer(page, "Stay");
    await stayedWithWhatWasTyped(page);
  });
  await test.step("a session that is over asks nothing, though a key is pressed while the tab is being cleared", async () => {
    const asked: string[] = [];
    page.on("dialog", async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    // Clearing takes until the key has been heard by all.
    await page.evaluate(() => {
      caches.keys = () => new Promise((resolve) => window.addEventListener("keyup", () => resolve([]), { once: true }));
    });
    await page.context().clearCookies();
    await page.evaluate(() => {
      const account = sessionStorage.getItem("tab-account");
      new BroadcastChannel("console-session").postMessage({ account, over: "session-ended" });
    });
    await expect.poll(() => page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
    await page.keyboard.press("a");
    await expect(page).toHaveURL(/\/login\?/);
    expect(asked).toEqual([]);
  });
});
