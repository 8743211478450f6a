import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { exchange } from "./exchange";
import { httpAgents } from "./http-agents";

const withinMs = 600;

/** Tells of each request, and answers `/answered` in its own thread once the state is 1; 2 says that the answer is sent. */
const upstreamSource = `
  const { workerData: state, parentPort } = require("node:worker_threads");
  require("node:http")
    .createServer((request, response) => {
      parentPort.postMessage("arrived");
      Atomics.wait(state, 0, 0);
      const tell = () => { Atomics.store(state, 0, 2); Atomics.notify(state, 0); };
      if (request.url === "/answered") response.end("{}", tell);
      else tell();
    })
    .listen(0, "127.0.0.1", function () { parentPort.postMessage(this.address().port); });
`;

const state = new Int32Array(new SharedArrayBuffer(4));
const upstream = new Worker(upstreamSource, { eval: true, workerData: state });
let origin: string;

beforeAll(async () => {
  const [port] = await once(upstream, "message");
  origin = `http://127.0.0.1:${port}`;
});
beforeEach(() => Atomics.store(state, 0, 0));
afterAll(async () => {
  await httpAgents().calls.destroy();
  await upstream.terminate();
});

/** The process stands still from the arrival of its request until the time for the answer is over. */
async function exchangeOverStandstill(path: string) {
  const arrived = once(upstream, "message");
  const answer = exchange({ url: new URL(path, origin), method: "GET", headers: {}, within: withinMs });
  await Promise.race([arrived, answer]);
  Atomics.store(state, 0, 1);
  Atomics.notify(state, 0);
  Atomics.wait(state, 0, 1);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, withinMs + 100);
  return answer;
}

it("P17 an answer that came while the process stood still counts, although the time is over", async () => {
  await expect(exchangeOverStandstill("/answered")).resolves.toMatchObject({ status: 200 });
});

it("P17 without an answer the time is over after a standstill too", async () => {
  await expect(exchangeOverStandstill("/silent")).rejects.toMatchObject({ code: "upstream-timeout" });
});
