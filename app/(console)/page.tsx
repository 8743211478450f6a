import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { Home } from "./_ui/home";
import { homeFigures } from "./home-figures";

export const generateMetadata = () => pageMetadata("home");

export default async function HomePage() {
  const session = await requireSession({ page: "home" });
  return <Home view={session.view} figures={await homeFigures(session)} />;
}
