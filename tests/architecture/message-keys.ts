/** A file of messages, as JSON gives it. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** Every text of a tree by its dotted key. */
export function textsByKey(tree: MessageTree, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") texts.set(`${prefix}${key}`, value);
    else for (const [inner, text] of textsByKey(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

/** What a source file asks for: whole keys, and patterns where a part is only known at run time. */
export interface KeyUse {
  key: string;
  /** Matches full keys, namespace included. */
  pattern: RegExp;
  /** The key stands in the source as it is. */
  isLiteral: boolean;
}

const binding = /const (\w+) = (?:await )?(?:useTranslations|getTranslations)\((?:"([\w.-]+)")?\)/g;

/** The message keys that a source text uses through next-intl. */
export function keyUses(source: string): KeyUse[] {
  const bindings = [...source.matchAll(binding)];
  return bindings.flatMap(({ 1: name = "", 2: namespace = "", index }, at) => {
    // Until the next function of the file binds the same name.
    const end = bindings.slice(at + 1).find((later) => later[1] === name)?.index;
    const scope = source.slice(index, end);
    const prefix = namespace === "" ? "" : `${namespace}.`;
    const called = new RegExp(`\\b${name}(?:\\.(?:rich|has|markup))?\\(\\s*(?:"([^"]+)"|\`([^\`]+)\`|[^)"\`\\s])`, "g");
    const isHandedOn = new RegExp(`[,(]\\s*${name}\\s*[,)]`).test(scope);
    const uses = [...scope.matchAll(called)].map(([, literal, template]) => keyUseOf(prefix, literal, template));
    return isHandedOn ? [...uses, keyUseOf(prefix, undefined, undefined)] : uses;
  });
}

/** Neither a literal nor a template: any key of the namespace. */
function keyUseOf(prefix: string, literal: string | undefined, template: string | undefined): KeyUse {
  const parts = template?.split(/\$\{[^}]*\}/) ?? (literal === undefined ? ["", ""] : [literal]);
  const pattern = new RegExp(`^${escaped(prefix)}${parts.map(escaped).join(".+")}$`);
  return { key: `${prefix}${literal ?? template ?? "*"}`, pattern, isLiteral: literal !== undefined };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
