import { expect } from "@playwright/test";
import { type Stack, test } from "../support/isolated-stack";
import type { OtherAnswer } from "../support/recording";
import { openAs } from "../support/sign-in";

test.describe.configure({ timeout: 120_000 });

let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const answers: readonly [message: string, answer: OtherAnswer][] = [
  ["Report is empty.", { status: 200, type: xlsx, body: "" }],
  ["Unexpected data format received.", { status: 200, type: "application/json", body: '{"data":[]}' }],
  ["Failed to generate report.", { status: 500, type: "application/json", body: '{"error":"no memory"}' }],
];

test("ERRS-044 ERRS-045 ERRS-046 ERRS-047 what became of a report is said in the documents' words", async ({
  page,
}) => {
  await openAs(page, "orders-qc", "/reports", stack.address);
  const button = page.getByRole("button", { name: "Generate Report", exact: true });
  const generate = async () => {
    await button.click();
    await page.getByRole("dialog").getByRole("button", { name: "Generate Report" }).click();
  };
  for (const [message, answer] of answers) {
    const letThrough = stack.platformRecording.answerInstead("POST", /^\/business-report-requests\/download/, answer);
    await generate();
    await expect(page.getByText(message)).toBeVisible();
    await expect(button).toBeEnabled();
    letThrough();
  }
  const download = page.waitForEvent("download");
  await generate();
  expect((await download).suggestedFilename()).toBe("DailySupply.xlsx");
  await expect(page.getByText("Report downloaded successfully.")).toBeVisible();
});
