import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --config platform/drizzle.config.ts` writes the next migration. */
const config = defineConfig({
  dialect: "sqlite",
  schema: "./platform/db/schema/*.ts",
  out: "./platform/db/migrations",
});

export default config;
