import type { AnyArgs } from "@/lib/calls/address";
import { looseBffRequest } from "@/lib/calls/address";
import type { QueryCall, RestCall } from "@/lib/calls/call";
import { type AskedRecord, recordAskedFor } from "@/lib/calls/record-asked-for";
import { queryCalls } from "@/lib/resources/call-table";
import type { Visitor } from "@/tests/support/console/visitor";
import { aboutRecord } from "@/tests/support/fault-upstream/about-record";
import type { QueryFault } from "@/tests/support/fault-upstream/query-listener";
import { changed } from "@/tests/support/fault-upstream/rest-faults";
import { sampleOfSchema } from "@/tests/support/fault-upstream/sample-of-schema";
import { consoleSuite } from "./console-suite";
import { browserRestCalls, sampleArgs } from "./sample-args";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

interface Naming {
  call: RestCall | QueryCall;
  args: AnyArgs;
  /** Under the name of the answer, with another id than it is asked for. */
  other: AskedRecord;
}

/** Every call of the table that names one record. */
const naming = [...browserRestCalls, ...queryCalls].flatMap((call): Naming[] => {
  const isById = call.kind === "query" && "id" in call.filters;
  const args = isById ? { filters: { id: 17 }, offset: 0, limit: 1 } : sampleArgs(call);
  const asked = recordAskedFor(call, args);
  return asked === undefined ? [] : [{ call, args, other: { ...asked, id: 19_995 } }];
});

const saysWhich = ({ call: { answer }, other }: Naming) => {
  const sample = sampleOfSchema(answer);
  return JSON.stringify(aboutRecord(sample, other)) !== JSON.stringify(sample);
};

function answerOfAnother({ call, other }: Naming): void {
  if (call.kind === "rest") {
    suite.upstream.restFaults.on(
      call,
      changed((json) => aboutRecord(json, other)),
    );
    return;
  }
  const fault: QueryFault = ({ answer, reply }) =>
    reply({ ...answer, jsonResponse: JSON.stringify(aboutRecord(JSON.parse(answer.jsonResponse), other)) });
  suite.upstream.queryFaults.on(call, fault);
}

async function made({ call, args }: Naming): Promise<unknown[]> {
  const { method, address, body } = looseBffRequest(call, args);
  const { status, text } = await visitor.ask(address, {
    method,
    body: body === undefined ? undefined : JSON.parse(body),
  });
  const { error } = JSON.parse(text);
  return error === undefined ? [call.id, status] : [call.id, status, error.code, error.mayBeDone];
}

it("P29 these calls alone name a record, and their answers do not say which one they are about", () => {
  const silent = naming.filter((each) => !saysWhich(each)).map(({ call }) => call.id);
  expect(silent.sort()).toEqual(
    [
      // They say no more than that they succeeded.
      ...["ORD-06", "ORD-07", "REC-07", "REC-08", "REC-09", "REC-11", "REC-12", "GAL-05", "CAT-07"],
      ...["INV-03", "INV-04", "INV-05", "INV-06", "MAP-07", "MAP-08", "MAP-09", "MAP-10"],
      // What the documents show of their answers has no id, or they are lists of what belongs to the record.
      ...["USR-06", "PRD-04", "CAT-04", "STK-01", "STK-02", "STK-02.to-count", "STK-02.trust", "SUP-04"],
    ].sort(),
  );
});

it("P29 an answer about another record than was asked for is no answer, and of a write nobody knows", async () => {
  const saying = naming.filter(saysWhich);
  expect(saying.length).toBeGreaterThan(30);
  for (const each of saying) expect(await made(each)).toEqual([each.call.id, 200]);
  for (const each of saying) {
    answerOfAnother(each);
    const isWrite = each.call.kind === "rest" && each.call.method !== "GET";
    const refused = [each.call.id, 502, "upstream-invalid-answer", isWrite ? true : undefined];
    expect(await made(each)).toEqual(refused);
  }
});
