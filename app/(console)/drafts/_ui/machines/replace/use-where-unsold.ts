import { useQuery } from "@tanstack/react-query";
import { sendUntil } from "@/lib/calls/send-until";
import type { CellProduct } from "@/lib/resources/drafts/drafts.calls";
import { readWhereUnsold, type WhereUnsold } from "@/lib/resources/drafts/many/where-unsold";

interface Machine {
  id: number;
  name: string;
}

/** Which machines do not sell the product that comes, as far as it is known. */
export interface UnsoldLook {
  /** Undefined until all of them were asked. */
  found: WhereUnsold<Machine> | undefined;
  isReading: boolean;
  askAgain(): void;
}

/** @param product undefined where none comes */
export function useWhereUnsold(product: CellProduct | undefined, machines: readonly Machine[]): UnsoldLook {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ["unsold-machines", product?.id, ...machines.map(({ id }) => id)],
    queryFn: ({ signal }) => readWhereUnsold(product?.id ?? 0, machines, sendUntil(signal)),
    enabled: product !== undefined,
    // All that each of them sells is read: not each time that somebody comes back to the window.
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  });
  return { found: data, isReading: isFetching, askAgain: () => void refetch() };
}
