import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";

const html =
  '<!doctype html><html lang="en"><title>Bare page</title><div id="page"></div><script type="module" src="/bare.js"></script>';

const bundledSchema = z.object({ outputFiles: z.array(z.object({ contents: z.instanceof(Uint8Array) })).min(1) });

/** A page drawn in the browser alone, over the console's own API: what the console's pages are compared with. */
export interface BarePage {
  readonly address: string;
  readonly scriptBytes: number;
  stop(): Promise<void>;
}

/** @param consoleAddress e.g. `http://localhost:40123`, whose session cookie the browser sends here too */
export async function serveBarePage(consoleAddress: string): Promise<BarePage> {
  const script = gzipSync(await bundle(), { level: 9 });
  const server = createServer((incoming, response) => {
    if (incoming.url?.startsWith("/api/")) return passOn(consoleAddress, incoming, response);
    if (incoming.url !== "/bare.js") return response.setHeader("content-type", "text/html").end(html);
    response.setHeader("content-type", "text/javascript").setHeader("content-encoding", "gzip").end(script);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const at = server.address();
  return {
    address: `http://localhost:${typeof at === "object" ? at?.port : ""}`,
    scriptBytes: script.length,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** By the bundler that runs these files, too. */
async function bundle(): Promise<Uint8Array> {
  const bundler: unknown = createRequire(createRequire(import.meta.url).resolve("tsx"))("esbuild");
  const { build } = z.object({ build: z.custom<(options: object) => Promise<unknown>>() }).parse(bundler);
  const built = await build({
    entryPoints: [join(import.meta.dirname, "bare-page.tsx")],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const [file] = bundledSchema.parse(built).outputFiles;
  return file?.contents ?? new Uint8Array();
}

function passOn(consoleAddress: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { host, ...headers } = incoming.headers;
  const { hostname, port, host: consoleHost } = new URL(consoleAddress);
  const onward = request(
    { hostname, port, path: incoming.url, headers: { ...headers, host: consoleHost } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on("error", () => response.destroy());
  onward.end();
}
