import { until } from "../console/until";

/** What a page's own data say where an answer is still to come. */
const lateMark = '\\"late\\":[{';

/** Whether the page was sent with all of its answers. */
export function isWhole(html: string): boolean {
  return !html.includes(lateMark);
}

/**
 * The HTML of a page whose answers were there when it was sent. On a busy machine the platform may take longer than a page
 * waits for it (P26); then the page is asked for again.
 */
export async function wholeHtml(open: () => Promise<string>): Promise<string> {
  let html = "";
  const hasCome = async (): Promise<boolean> => {
    html = await open();
    return isWhole(html);
  };
  await until("a page that begins with its answers", hasCome, 60_000);
  return html;
}
