import type { RestFault } from "./exchange";
import { FaultScript } from "./fault-script";
import { Journal } from "./journal";
import type { Listener } from "./listener";
import { People } from "./people";
import type { QueryFault, StreamFault } from "./query-listener";
import { QueryListener } from "./query-listener";
import { restListener } from "./rest-listener";
import { TokenMint } from "./token-mint";

/**
 * A platform whose behaviour the test sets: true to the call table until told
 * otherwise, on loopback ports of its own, with everything that arrives written down.
 */
export interface FaultUpstream {
  readonly rest: Listener;
  readonly query: QueryListener;
  readonly journal: Journal;
  readonly restFaults: FaultScript<RestFault>;
  readonly queryFaults: FaultScript<QueryFault>;
  readonly documentationFaults: FaultScript<StreamFault>;
  readonly people: People;
  readonly tokens: TokenMint;
  /** Forgets faults and journal and gives new tokens their usual life. Sessions stay. */
  calm(): void;
  stop(): Promise<void>;
}

export interface UpstreamPorts {
  readonly rest: number;
  readonly query: number;
}

/** @param ports default: any that are free */
export async function startFaultUpstream(ports?: UpstreamPorts): Promise<FaultUpstream> {
  const journal = new Journal();
  const people = new People();
  const tokens = new TokenMint();
  const usualLifeS = tokens.lifetimeS;
  const restFaults = new FaultScript<RestFault>();
  const queryFaults = new FaultScript<QueryFault>();
  const documentationFaults = new FaultScript<StreamFault>();
  const rest = restListener({ journal, faults: restFaults, people, tokens }, ports?.rest);
  const query = new QueryListener({ journal, faults: queryFaults, documentationFaults, tokens }, ports?.query);
  await Promise.all([rest.start(), query.start()]);
  return {
    rest,
    query,
    journal,
    restFaults,
    queryFaults,
    documentationFaults,
    people,
    tokens,
    calm() {
      restFaults.clear();
      queryFaults.clear();
      documentationFaults.clear();
      journal.clear();
      tokens.lifetimeS = usualLifeS;
    },
    async stop() {
      query.stop();
      await rest.stop();
    },
  };
}
