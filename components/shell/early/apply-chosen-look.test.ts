import { runInNewContext } from "node:vm";
import { applyChosenLook } from "./apply-chosen-look";

const look = {
  theme: { cookie: "theme", values: ["system", "light", "dark"] },
  density: { cookie: "density", values: ["comfortable", "compact"] },
};

/** What <html> says then; by the function's own text, as it is sent. */
function lookAfter(cookie: string) {
  const document = { cookie, documentElement: { dataset: { theme: "light", density: "comfortable" } } };
  runInNewContext(`(${applyChosenLook})(${JSON.stringify(look)})`, { document });
  return document.documentElement.dataset;
}

it("a page that was kept has the look that was chosen since, and its own where none was or it is none", () => {
  expect(lookAfter("locale=ro; theme=dark; density=compact")).toEqual({ theme: "dark", density: "compact" });
  expect(lookAfter("")).toEqual({ theme: "light", density: "comfortable" });
  expect(lookAfter("theme=%3Cb%3E; mytheme=dark")).toEqual({ theme: "light", density: "comfortable" });
});
