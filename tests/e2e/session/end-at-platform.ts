import { expect } from "@playwright/test";
import type { Stack } from "../support/isolated-stack";
import { forgetSignIns } from "../support/sign-in";
import { tokensHandedOut } from "./tokens";

/** Of the latest sign-in, as if the platform's people had ended the session: its tokens are refused, and so is their refresh. */
export async function endSignInAtPlatform({ address, platformRecording, platformUrl }: Stack): Promise<void> {
  forgetSignIns(address);
  const access =
    tokensHandedOut(platformRecording)
      .filter((token) => token.includes("."))
      .at(-1) ?? "";
  const answer = await fetch(`${platformUrl}/logout`, { method: "POST", headers: { "x-auth-token": access } });
  expect(answer.status).toBe(200);
}
