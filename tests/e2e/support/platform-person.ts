import { expect } from "@playwright/test";
import type { Stack } from "./isolated-stack";
import { demoPassword } from "./sign-in";

/** Somebody at the platform itself, beside the console. */
export interface PlatformPerson {
  id: number;
  name: string;
  /** @returns the answer's body. It fails the test where the platform refuses. */
  call(method: string, path: string, body?: object): Promise<unknown>;
}

/** Signs somebody in at the platform. @param account before @demo.test */
export async function platformPerson({ platformUrl }: Stack, account: string): Promise<PlatformPerson> {
  const email = `${account}@demo.test`;
  const credentials = { email, password: demoPassword, rememberMe: false, clientApp: "BION" };
  const headers = { "content-type": "application/json" };
  const signedIn = await fetch(`${platformUrl}/login`, { method: "POST", headers, body: JSON.stringify(credentials) });
  const { apiToken, firstName, lastName } = await signedIn.json();
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${platformUrl}/${path}`, {
      method,
      headers: { "x-auth-token": apiToken, ...(body && headers) },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    expect(answer.status, `${method} ${path} ${text}`).toBe(200);
    return JSON.parse(text);
  };
  const { items } = Object(await call("GET", `users?lite=true&fullTextSearch=${email}`));
  const [own] = items.filter((user: { email: string }) => user.email === email);
  return { id: own.id, name: `${firstName} ${lastName}`, call };
}
