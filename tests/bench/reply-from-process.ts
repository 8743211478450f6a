import replyFrom from "@fastify/reply-from";
import fastify from "fastify";
import { z } from "zod";

/** The plain proxy that the backend-for-frontend is measured against: no session, no schema, no limits. */
const base = z.url().parse(process.argv[2]);
const app = fastify();
await app.register(replyFrom, { base });
app.all("/*", (request, reply) => reply.from(request.url));
const origin = await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`${JSON.stringify({ rest: origin })}\n`);
process.once("SIGTERM", async () => {
  await app.close();
  process.exit(0);
});
