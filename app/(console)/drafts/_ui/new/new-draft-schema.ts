import * as z from "zod/mini";
import { isDay } from "@/lib/dates/day";
import { longestDraftName, mostDraftStorages } from "@/lib/resources/drafts/mapping-bodies";
import { mappingDomains } from "@/lib/resources/drafts/mapping-schema";

/** All of it is asked for when the draft is made: no call changes it later. */
export const newDraftSchema = z.object({
  origin: z.enum(mappingDomains),
  originId: z.string().check(z.minLength(1)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestDraftName)),
  storages: z.array(z.number()).check(z.minLength(1), z.maxLength(mostDraftStorages)),
  startDate: z.string().check(z.refine((day) => day === "" || isDay(day))),
  made: z.string(),
});
