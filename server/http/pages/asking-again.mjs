import { tryAgainInSeconds } from "../request-words.mjs";
import { askingAgainPolicy } from "../standing-headers.mjs";

/** So that those who were refused together do not come back together. */
const spreadSeconds = 4;

const texts = {
  busy: {
    en: [
      "The console is busy",
      "Many pages are being opened at this moment. This one is asked for again in a few seconds.",
    ],
    ro: [
      "Consola este ocupată",
      "În acest moment se deschid multe pagini. Aceasta este cerută din nou în câteva secunde.",
    ],
  },
  late: {
    en: ["The page did not come", "It took too long. It is asked for again in a few seconds."],
    ro: ["Pagina nu a venit", "A durat prea mult. Este cerută din nou în câteva secunde."],
  },
};

/**
 * A page in place of one that is not made. In both languages, because the person's language is unknown. Costs next to
 * nothing, and asks again by itself.
 * @param {import("node:http").ServerResponse} response
 * @param {keyof typeof texts} why
 */
export function answerAskingAgain(response, why) {
  const seconds = tryAgainInSeconds + Math.floor(Math.random() * spreadSeconds);
  response.writeHead(503, {
    "Content-Security-Policy": `${askingAgainPolicy}; style-src 'unsafe-inline'`,
    "Content-Type": "text/html; charset=utf-8",
    "Retry-After": String(tryAgainInSeconds),
  });
  response.end(pageOf(texts[why], seconds));
}

/** @param {typeof texts.busy} text @param {number} seconds */
const pageOf = ({ en: [title, words], ro: [titleRo, wordsRo] }, seconds) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${seconds}">
<title>${title} · ${titleRo}</title>
<style>body{margin:0;display:grid;place-content:center;min-height:100vh;font:1rem/1.5 system-ui,sans-serif;text-align:center}main{max-width:32rem;padding:1rem}h1{font-size:1.25rem;margin:0}p{margin:.25rem 0 1.5rem}</style>
<main>
<h1>${title}</h1>
<p>${words}</p>
<div lang="ro"><h1>${titleRo}</h1>
<p>${wordsRo}</p></div>
</main>
</html>
`;
