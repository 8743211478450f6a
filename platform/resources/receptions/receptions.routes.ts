import type { FastifyInstance } from "fastify";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { defaultLimit } from "../../db/conditions";
import { downloadRoute, route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { stockNoteFilter } from "./note-filter";
import { listNotes, readNote } from "./read-notes";
import { sendReceptionPdf } from "./reception-pdf";
import { addDiscount, editDiscount, removeDiscount } from "./write-discounts";
import { addLine, editLine, removeLine } from "./write-lines";
import { createNote, editNote } from "./write-notes";

/** What of receptions goes over REST: their writes too. The page's own reads go over QueryCommand (2§7). */
export function receptionRoutes(app: FastifyInstance, context: PlatformContext): void {
  route(app, context, receptionsCalls.listOfStock, ({ query }) => {
    const { limit = defaultLimit, offset = 0 } = query;
    return listNotes(context, stockNoteFilter(context.database.read, query, context.days), { limit, offset });
  });
  route(app, context, receptionsCalls.oneOfStock, ({ params }) => readNote(context, params.id));
  downloadRoute(app, context, receptionsCalls.pdf, ({ id }, reply) => sendReceptionPdf(context, id, reply));
  noteWrites(app, context);
  discountWrites(app, context);
}

const done = { done: true };

function noteWrites(app: FastifyInstance, context: PlatformContext): void {
  const { database } = context;
  route(app, context, receptionsCalls.create, async ({ body }, { userId }) => {
    const origin = { createdById: userId, created: context.now() };
    return { id: await database.write((tx) => createNote(tx, body, origin)) };
  });
  route(app, context, receptionsCalls.edit, async ({ params, body }) => {
    await database.write((tx) => editNote(tx, params.id, body));
    return done;
  });
  const changeBy = ({ userId }: { userId: number }) => ({ madeById: userId, moment: context.now() });
  route(app, context, receptionsCalls.addLine, async ({ body }, caller) => ({
    id: await database.write((tx) => addLine(tx, body, changeBy(caller))),
  }));
  route(app, context, receptionsCalls.editLine, async ({ params, body }, caller) => {
    await database.write((tx) => editLine(tx, params.id, body, changeBy(caller)));
    return done;
  });
  route(app, context, receptionsCalls.removeLine, async ({ params }, caller) => {
    await database.write((tx) => removeLine(tx, params.id, changeBy(caller)));
    return done;
  });
}

function discountWrites(app: FastifyInstance, context: PlatformContext): void {
  const { database } = context;
  route(app, context, receptionsCalls.addDiscount, async ({ body }) => ({
    id: await database.write((tx) => addDiscount(tx, body)),
  }));
  route(app, context, receptionsCalls.editDiscount, async ({ params, body }) => {
    await database.write((tx) => editDiscount(tx, params.id, body));
    return done;
  });
  route(app, context, receptionsCalls.removeDiscount, async ({ params }) => {
    await database.write((tx) => removeDiscount(tx, params.id));
    return done;
  });
}
