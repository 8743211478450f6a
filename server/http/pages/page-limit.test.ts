import { createServer, type ServerResponse } from "node:http";
import { exchange } from "@/tests/support/console/http-exchange";
import { limitPage } from "./page-limit.mjs";

/** Answers as `make` does, within a limit. @returns what a browser saw, and how often the maker was told to give up */
async function askedOf(make: (response: ServerResponse) => void, milliseconds: number) {
  let givenUp = 0;
  const server = createServer((_request, response) => {
    const end = limitPage(response, milliseconds, () => {
      givenUp += 1;
    });
    response.once("close", end);
    make(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const answer = await exchange(`http://127.0.0.1:${Object(server.address()).port}`, { path: "/" });
  server.closeAllConnections();
  server.close();
  return { answer, givenUp };
}

it("O11 a page that never begins is answered by one that asks again; what its maker says afterwards breaks nothing", async () => {
  let isSaid: (isSaid: true) => void;
  const said = new Promise<true>((resolve) => {
    isSaid = resolve;
  });
  const { answer, givenUp } = await askedOf((response) => {
    response.once("finish", () => {
      response.setHeader("x-late", "1");
      response.writeHead(200).write("late");
      response.end("late", () => undefined);
      isSaid(true);
    });
  }, 50);
  expect(answer.status).toBe(503);
  expect(answer.headers["retry-after"]).toMatch(/^\d+$/);
  expect(answer.text).toContain('http-equiv="refresh"');
  expect(answer.text).not.toContain("late");
  expect(givenUp).toBe(1);
  expect(await said).toBe(true);
});

it("O11 a page that has begun takes as long as it takes", async () => {
  const { answer, givenUp } = await askedOf((response) => {
    response.writeHead(200).write("begun, ");
    setTimeout(() => response.end("done"), 150);
  }, 50);
  expect([answer.status, answer.text, givenUp]).toEqual([200, "begun, done", 0]);
});
