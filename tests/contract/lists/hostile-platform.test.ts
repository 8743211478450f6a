import { listTable } from "@/lib/resources/list-table";
import { inParallel } from "@/tests/support/console/in-parallel";
import type { OnWire } from "./ask-list";
import { hostileRequestsInTurn, oneOf } from "./hostile-requests";
import { platformSuite } from "./platform-suite";

const open = platformSuite();

it.each(listTable.map((list) => [list.page, list] as const))(
  // It asks the declarations of the calls, to which bff/hostile-filters puts all of them.
  `FILT-025 %s: the platform refuses one in ${oneOf} hostile values of every filter by itself`,
  async (_page, list) => {
    const requests = hostileRequestsInTurn(list);
    expect([...new Set(requests.map(([key]) => key))]).toEqual(Object.keys(list.filters));
    expect(requests.length).toBeGreaterThan(Object.keys(list.filters).length);
    const taken = await inParallel(requests, 8, async ([, request]) =>
      (await isRefused(request, list.call.kind)) ? [] : [request],
    );
    expect(taken.flat()).toEqual([]);
  },
);

async function isRefused({ target, ...command }: OnWire, kind: "rest" | "query"): Promise<boolean> {
  if (kind === "rest") return (await open.rest.get(target)).status === 400;
  const apiToken = open.rest.token ?? "";
  const { jsonResponse, errorDetails } = await open.queries.send({ ...command, apiToken, queryName: target });
  return jsonResponse === "" && errorDetails !== "";
}
