import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { freePort } from "@/tests/support/console/free-port.mjs";

/** @returns the exit code of `npm start` and what it wrote, with a port that it wants taken */
async function startAt(port: number, host?: string): Promise<{ code: unknown; output: string }> {
  const started = spawn(process.execPath, [`${__dirname}/start.mjs`], {
    cwd: "/",
    env: { NODE_ENV: "production", PATH: process.env.PATH, PORT: String(port), HOST: host },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: string[] = [];
  for (const stream of [started.stdout, started.stderr])
    stream.on("data", (chunk: Buffer) => chunks.push(String(chunk)));
  const [code]: unknown[] = await once(started, "close");
  return { code, output: chunks.join("").trim() };
}

/** `localhost` is either of them to a browser, where the machine has both. */
const loopback = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .filter(({ internal }) => internal)
  .map(({ address }) => address)
  .filter((address) => address === "127.0.0.1" || address === "::1");

it.each(loopback)("a port taken on %s is said before anything is installed or built", async (host) => {
  const other = createServer().listen(0, host);
  await once(other, "listening");
  const address: AddressInfo | string | null = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const { code, output } = await startAt(port);
  other.close();
  expect(code).toBe(1);
  expect(output).toBe(
    `Port ${port}, wanted for the console, is taken by another program.\n` +
      `Stop that program, or choose another port: PORT=${port + 10}`,
  );
});

it.each(["nonsense.invalid", "192.0.2.1"])(
  "an address %s that is not this machine's is told by its variable",
  async (host) => {
    const { code, output } = await startAt(await freePort(), host);
    expect(code).toBe(1);
    expect(output).toMatch(`HOST must be an address of this machine, not "${host}" (E`);
  },
);
