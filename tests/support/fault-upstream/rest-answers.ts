import type { DownloadCall, RestCall } from "@/lib/calls/call";
import { recordAskedFor } from "@/lib/calls/record-asked-for";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { aboutRecord } from "./about-record";
import { canaries } from "./canaries";
import type { PreparedAnswer } from "./exchange";
import { jsonAnswer } from "./exchange";
import { orderDetailOnWire, ordersOnWire } from "./order-answers";
import type { People, Person } from "./people";
import { password } from "./people";
import { receptionOnWire, receptionsOnWire } from "./reception-answers";
import { sampleOfSchema } from "./sample-of-schema";
import type { TokenMint, TokenPair } from "./token-mint";

/** A request that the call table knows. */
export interface KnownRequest {
  readonly call: RestCall | DownloadCall;
  readonly values: Readonly<Record<string, unknown>>;
  readonly search: URLSearchParams;
  readonly body: string;
  readonly token: string | undefined;
}

interface Backstage {
  readonly people: People;
  readonly tokens: TokenMint;
}

/** The right answer to a request: refused without a live token, true to the schema otherwise. */
export function restAnswer(request: KnownRequest, backstage: Backstage): PreparedAnswer {
  const { call, values } = request;
  if (call.access !== "public" && backstage.tokens.holderOf(request.token) === undefined)
    return jsonAnswer(403, { error: "Token expired" });
  if (call.kind === "download") return file(call);
  switch (call.id) {
    case sessionCalls.signIn.id:
      return signIn(request.body, backstage);
    case sessionCalls.refresh.id:
      return refresh(String(values.refreshToken), backstage);
    case sessionCalls.signOut.id:
      backstage.tokens.endSession(request.token);
      return jsonAnswer(200, { message: "Bye" });
    case ordersCalls.list.id:
      return jsonAnswer(200, ordersOnWire(request.search));
    case ordersCalls.one.id:
      return jsonAnswer(200, orderDetailOnWire(Number(values.id)));
    case receptionsCalls.listOfStock.id: {
      const { Items: items, TotalCount: totalCount } = receptionsOnWire(0, 25);
      return jsonAnswer(200, { items, totalCount });
    }
    case receptionsCalls.oneOfStock.id:
      return jsonAnswer(200, receptionOnWire(Number(values.id)).Items[0]);
    default: {
      const asked = recordAskedFor(call, { params: values });
      const sample = sampleOfSchema(call.answer);
      return jsonAnswer(200, asked === undefined ? sample : aboutRecord(sample, asked));
    }
  }
}

function signIn(body: string, { people, tokens }: Backstage): PreparedAnswer {
  const typed: { email?: string; password?: string } = JSON.parse(body);
  const person = people.find(typed.email ?? "");
  if (person === undefined || typed.password !== password) return jsonAnswer(401, { error: "Bad credentials." });
  return jsonAnswer(200, tokenAnswer(person, tokens.grant(person)));
}

function refresh(token: string, { tokens }: Backstage): PreparedAnswer {
  const rotated = tokens.rotate(token);
  if (rotated === undefined) return jsonAnswer(401, { error: "Invalid refresh token" });
  return jsonAnswer(200, tokenAnswer(rotated.person, rotated));
}

function tokenAnswer({ firstName, lastName, email, roles }: Person, pair: TokenPair) {
  return {
    apiToken: pair.access,
    userPreferences: { tokenRefresh: pair.refresh, theme: "dark" },
    firstName,
    lastName,
    email,
    roles,
    // Not in the contract: the console must neither keep it nor hand it on.
    passwordHash: canaries.passwordHash.marker,
  };
}

const fileTypes = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

function file(call: DownloadCall): PreparedAnswer {
  const firstBytes = call.file === "pdf" ? "%PDF-1.7\n" : "PK\u0003\u0004";
  const body = Buffer.concat([Buffer.from(firstBytes), Buffer.alloc(40_000, "x"), Buffer.from("\n%%EOF")]);
  const disposition = `attachment; filename="../../${canaries.upstreamHeader.marker}.html"`;
  return { status: 200, contentType: fileTypes[call.file], headers: { "content-disposition": disposition }, body };
}
