import { projectFiles } from "./project-files";

const named = /useRecordForm\(\{[^}]*? name: ("[^"]*"|`[^`]*`)/g;

/** The name under which each form keeps what is entered, e.g. `users/new`, with the page whose folder it lies in. */
const forms = projectFiles(".tsx").flatMap(({ path, text }) =>
  [...text.matchAll(named)].map(([, name = ""]) => ({ name: name.slice(1, -1), page: path.split("/")[2] })),
);

describe("what is entered in a record's form outlives the end of the session under a name", () => {
  it("which is the page's and the record's", () => {
    expect(forms.length).toBeGreaterThan(5);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is looked for in source text.
    const expected = ["new", "${detail.id}"];
    for (const { name, page } of forms) expect(expected.map((record) => `${page}/${record}`)).toContain(name);
  });

  it("which no two forms share", () => {
    expect(new Set(forms.map(({ name }) => name)).size).toBe(forms.length);
  });
});
