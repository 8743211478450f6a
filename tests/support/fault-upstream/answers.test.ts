import { z } from "zod";
import { callTable } from "@/lib/resources/call-table";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { emailOf, People, password } from "./people";
import { receptionOnWire, receptionsOnWire } from "./reception-answers";
import { restAnswer } from "./rest-answers";
import { sampleOfSchema } from "./sample-of-schema";
import { TokenMint } from "./token-mint";

/** The upstream's right answers are right: every call of the table accepts its own. */
const people = new People();
const tokens = new TokenMint();
const email = emailOf("L1S");
const signIn = JSON.stringify({ email, password });

function livePair() {
  const person = people.find(email);
  if (person === undefined) throw new Error("Nobody.");
  return tokens.grant(person);
}

it.each(callTable.filter((call) => call.kind === "rest").map((call) => [call.id, call] as const))(
  "%s is answered as its schema says",
  (_id, call) => {
    const pair = livePair();
    const values = { id: 3, refreshToken: pair.refresh };
    const request = { call, values, search: new URLSearchParams(), body: signIn, token: pair.access };
    const answer = restAnswer(request, { people, tokens });
    expect(answer.status).toBe(200);
    expect(z.safeParse(call.answer, JSON.parse(answer.body.toString())).error).toBeUndefined();
  },
);

const binary = callTable.filter((call) => call.kind === "query" || call.kind === "documentation");

it.each(binary.map((call) => [call.id, call] as const))("%s is answered as its schema says", (id, call) => {
  const written = new Map<string, unknown>([
    [receptionsCalls.list.id, receptionsOnWire(0, 25)],
    [receptionsCalls.one.id, receptionOnWire(4)],
  ]);
  expect(z.safeParse(call.answer, written.get(id) ?? sampleOfSchema(call.answer)).error).toBeUndefined();
});

it("a refresh token works once; its second use is counted and ends the family", () => {
  const first = livePair();
  const second = tokens.rotate(first.refresh);
  expect(second).toBeDefined();
  expect(tokens.holderOf(first.access)).toBeUndefined();
  expect(tokens.rotate(first.refresh)).toBeUndefined();
  expect(tokens.reuses).toBe(1);
  expect(tokens.holderOf(second?.access)).toBeUndefined();
  expect(tokens.rotate(second?.refresh ?? "")).toBeUndefined();
});
