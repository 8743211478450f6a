const across = "app components lib messages middleware platform proto server tests";
/** Ways from a top folder into one that go around `@/…`. */
const upAcross = each(across, (folder) => `../**/${folder}/**`);
const downAcross = each(across, (folder) => `./**/${folder}/**`);
/** Out of the own folder by way of the own folder. */
const roundabout = "./**/../**";

/** Their dates go through the machine's own zone: days and times of people go by `lib/dates`. */
const dates = "date-fns date-fns/** date-fns-tz date-fns-tz/**";
const forms = "react-hook-form @hookform/resolvers/** zod zod/mini";
const react = "react react/** react-dom @tanstack/react-query @tanstack/react-table @radix-ui/**";
const looks = "class-variance-authority clsx lucide-react lucide-react/icons/* sonner @bprogress/core";
const next = "next/navigation next/dynamic next/image next-intl";
const screens = `${react} ${forms} ${looks} ${next} big.js uqr`;
const kit = `${screens} cmdk @tanstack/react-virtual maplibre-gl maplibre-gl/** react-day-picker react-day-picker/**`;
const node = "node:* node:*/**";

const platformWire = "undici @grpc/**";
const signIn = "next-auth next-auth/**";
const drawn = "react-hook-form @hookform/** @radix-ui/** lucide-react sonner @tanstack/react-table @bprogress/**";
const service = "fastify @fastify/** drizzle-orm drizzle-orm/**";
const site = `${signIn} react react/** react-dom react-dom/** next next/** next-intl next-intl/** server-only`;
const neverInServer = `@/server/launch/** ${upAcross} ${drawn} ${service} ${dates}`;
const server = {
  closed: "@/**",
  may: "@/server/** @/lib/** @/proto/** @/messages/**",
  says: "server may import server, lib, proto and messages. Only server/upstream talks to the platform (undici, grpc); only server/session knows next-auth.",
};

/** What the files of a folder may import: patterns, a space between them. The last row that fits a file counts. */
interface ImportRule {
  files: string;
  /** Refused before anything is allowed: `**` each import, `@/**` those of the project. */
  closed?: string;
  may?: string;
  /** Refused though `may` allows it. */
  never?: string;
  /** Allowed though `never` refuses it. */
  yet?: string;
  says: string;
}

const importRules: readonly ImportRule[] = [
  { files: "**", never: upAcross, says: "From one top folder to another, import by `@/…`." },
  {
    files: "app/**",
    closed: "**",
    may: `./** ../_ui/** @/components/** @/lib/** @/server/** ${screens} next next/** next-intl/** server-only`,
    never: `next/link @/server/launch/** @/server/upstream/** ${roundabout}`,
    says: "An app page may import its own ./_ui, components, lib and server.",
  },
  {
    files: "app/**/_ui/**",
    closed: "**",
    may: `./** @/components/** @/lib/** ${screens}`,
    never: roundabout,
    says: "A page's _ui may import its own _ui, components and lib; never the server.",
  },
  {
    files: "app/**/_ui/answer-texts.ts",
    closed: "**",
    may: "@/lib/preferences/locale @/messages/*/order-answer.json",
    says: "What is written for a customer is in a language to choose: the only texts that a screen brings along itself.",
  },
  {
    files: "components/**",
    closed: "**",
    may: `./** ../** @/components/** @/lib/** ${kit}`,
    never: `${upAcross} ${downAcross} @/components/resources/** ../**/resources/** ./resources/** @/lib/resources/**`,
    says: "components is the kit: it may import components and lib outside resources, and knows no resource and no server.",
  },
  {
    files: "components/record/pdf/**",
    closed: "**",
    may: `./** @/components/** @/lib/** ${kit} pdfjs-dist/legacy/build/*`,
    never: `${upAcross} ${downAcross} @/components/resources/** @/lib/resources/**`,
    says: "What draws a PDF is the kit's, and the only place that knows its reader.",
  },
  {
    files: "components/shell/load-texts.ts",
    closed: "**",
    may: "@/messages/** next-intl",
    says: "What fetches a page's texts into another page: the files of texts alone.",
  },
  {
    files: "components/ui/link.tsx",
    closed: "**",
    may: "./resting-time react next/link",
    says: "The console's one link, the only place that knows Next's.",
  },
  {
    files: "components/resources/**",
    closed: "**",
    may: `./** @/components/** @/lib/** ${kit}`,
    never: `${downAcross} ${roundabout} @/components/resources/**`,
    says: "components/resources/<slug> may import the kit, lib and that resource's lib/resources; no other resource's components and no server.",
  },
  {
    files: "components/resources/inventory/counting/count-database.ts",
    closed: "**",
    may: "@/lib/counting/** idb",
    says: "What keeps counts in the browser, and the only place that knows its database.",
  },
  {
    files: "lib/**",
    closed: "**",
    may: `./** ../** @/lib/** zod/mini #schema big.js`,
    never: `${upAcross} ${downAcross} ../**/resources/** ./resources/** @/lib/resources/**`,
    says: "lib is pure and shared by browser and server: lib only, no React, no Next, no node:, never lib/resources.",
  },
  {
    files: "lib/texts/format-message.ts",
    closed: "**",
    may: "./isolated #message-format",
    says: "What puts values into texts: next-intl's own formatting, and what isolates them.",
  },
  {
    files: "lib/resources/**",
    closed: "**",
    may: `./** @/lib/** #schema big.js`,
    never: `${roundabout} @/lib/resources/**`,
    yet: "@/lib/resources/*/*.calls @/lib/resources/*/*.lookup @/lib/resources/*/*.enrichment @/lib/resources/*/*.many @/lib/resources/reports/report-source",
    says: "A resource may import lib, its own files by ./, and of another resource only its .calls, its .lookup, its .enrichment and its .many.",
  },
  {
    files: "lib/resources/*/*/**",
    closed: "**",
    may: `./** ../** @/lib/** #schema big.js`,
    never: `${roundabout} ../../** @/lib/resources/**`,
    yet: "@/lib/resources/*/*.calls",
    says: "A part of a resource may import lib, its own files by ./, the resource's by ../, and of another resource only its .calls.",
  },
  {
    files: "lib/resources/*/*.counts.ts",
    closed: "**",
    may: `./** @/lib/** #schema big.js`,
    never: `${roundabout} @/lib/resources/**`,
    yet: "@/lib/resources/*/*.list @/lib/resources/*/*.counts",
    says: "What a record leads to may import lib, its resource's own files by ./, and of another resource its .counts and the list that it leads to.",
  },
  {
    files: "lib/resources/receptions/invoice/**",
    closed: "**",
    may: `./** @/lib/** big.js fflate @rgrove/parse-xml`,
    never: `${roundabout} @/lib/resources/**`,
    says: "The reader of suppliers' invoices knows files alone: lib, its own files, and what unpacks and parses them.",
  },
  {
    files: "lib/calls/**",
    closed: "**",
    may: "./** @/lib/** #schema",
    never: `${roundabout} @/lib/resources/**`,
    says: "lib/calls is in every list page: lib only, and zod as #schema, which weighs nothing in the browser.",
  },
  { files: "server/**", ...server, never: `${neverInServer} ${platformWire} ${signIn}` },
  { files: "server/session/**", ...server, never: `${neverInServer} ${platformWire}` },
  { files: "server/upstream/**", ...server, never: `${neverInServer} ${signIn}` },
  {
    files: "server/launch/**",
    closed: "**",
    may: `./** ${node}`,
    never: roundabout,
    says: "The start commands run before anything is installed: node: and their own files alone.",
  },
  {
    files: "server/launch/console.mjs",
    closed: "**",
    may: `./** ../http/serve.mjs ${node}`,
    says: "The production start is the listener itself, in an installed checkout.",
  },
  {
    files: "server/launch/platform.mjs",
    closed: "**",
    may: `./** ../../platform/main.ts ${node}`,
    says: "The start of the embedded platform is that program itself, in an installed checkout.",
  },
  {
    files: "platform/**",
    closed: "@/**",
    may: "@/platform/** @/proto/** @/lib/calls/** @/lib/dates/** @/lib/identifiers/** @/lib/money/** @/lib/resources/*/*.calls",
    never: `${upAcross} ${drawn} ${site}`,
    says: "platform may import platform, proto, lib/calls, lib/dates, lib/identifiers, lib/money and lib/resources/*/*.calls: it meets the console on the wire alone.",
  },
  { files: "proto/**", closed: "@/**", never: upAcross, says: "proto imports nothing of the project." },
  {
    files: "middleware.ts",
    closed: "**",
    may: "next/server @/lib/** @/server/session/** @/server/security/** @/server/env @/server/log/log @/server/http/standing-headers.mjs",
    never: "@/lib/resources/**",
    says: "middleware may import lib, server/session, server/security, server/env, server/log/log and the headers of server/http/standing-headers.mjs.",
  },
  {
    files: "instrumentation.ts",
    closed: "**",
    may: "next @/lib/** @/server/**",
    never: "@/server/launch/**",
    says: "instrumentation may import lib, server and Next's types.",
  },
  {
    files: "instrumentation-client.ts",
    closed: "**",
    may: "@/components/**",
    says: "instrumentation-client may import components.",
  },
  {
    files: "tests/e2e/**",
    closed: "@/**",
    may: "@/tests/e2e/** @/tests/support/** @/lib/resources/list-table @/lib/list/**",
    never: each("app components lib platform server", (folder) => `../**/${folder}/**`),
    yet: "../**/server/launch/**",
    says: "Browser tests see the product as a black box; what they walk is generated from the lists' declarations.",
  },
  {
    files: "tests/*.mjs",
    closed: "**",
    may: `./** ../server/launch/** ${node}`,
    says: "The test command runs before anything is installed: node:, its own files and server/launch.",
  },
  { files: "**/*.test.ts **/*.test.tsx", never: upAcross, says: "From one top folder to another, import by `@/…`." },
];

/** The table as the linter reads it, a line a rule: `biome.imports.json`, which `biome.json` extends. */
export function biomeImportRules(): string {
  const lines = importRules.map(({ files, closed = "", may = "", never = "", yet = "", says }) => {
    // The last pattern that fits an import decides.
    const group = words(
      `${closed} ${each(may, (pattern) => `!${pattern}`)} ${never} ${each(yet, (pattern) => `!${pattern}`)}`,
    );
    const options = { patterns: [{ group, message: says }] };
    const style = { noRestrictedImports: { level: "error", options } };
    return `    ${JSON.stringify({ includes: words(files), linter: { rules: { style } } })}`;
  });
  return `{\n  "overrides": [\n${lines.join(",\n")}\n  ]\n}\n`;
}

function words(text: string): string[] {
  return text.split(" ").filter(Boolean);
}

function each(text: string, change: (word: string) => string): string {
  return words(text).map(change).join(" ");
}
