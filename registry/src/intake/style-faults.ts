import { errorMessage } from "@zhian/server/read-error";
import { Features, type Rule, type Selector, transform } from "lightningcss";

/** A class or keyframes name as the build generates it: `[local]-[hash]`, which occurs on no other fragment's elements. */
const ownName = /-[\w-]{5}$/;
/** Rules that only contain other rules or limit where those apply. */
const harmless = new Set(["style", "media", "supports", "container", "starting-style"]);
/** Layers for a fragment's own modules and those of the shared parts; the shell's sheet defines their order. */
const layers = new Set(["fragment", "ui"]);

/** Describes the rules of a fragment's style sheet that would reach outside its slot. */
export function styleFaults(css: Buffer | undefined): string[] {
  if (!css) return ["a style sheet must not be larger than 256 KiB"];
  const faults: string[] = [];
  try {
    // Without nesting, each selector is complete.
    const { code } = transform({ filename: "style.css", code: css, include: Features.Nesting });
    transform({ filename: "style.css", code, visitor: { Rule: (rule) => void faults.push(...ruleFaults(rule)) } });
  } catch (error) {
    return [`not valid CSS: ${errorMessage(error)}`];
  }
  return faults;
}

function ruleFaults(rule: Rule): string[] {
  if (rule.type === "style") {
    return rule.value.selectors
      .filter((selector) => !isOwn(selector))
      .map(
        (selector) =>
          `the selector ${inWords(selector)} matches elements of others: start it with a class from a CSS module`,
      );
  }
  if (rule.type === "keyframes") {
    const name = String(rule.value.name.value);
    return ownName.test(name)
      ? []
      : [`the keyframes ${name} may clash with another fragment's: define them in a CSS module`];
  }
  if (rule.type === "layer-block") return layerFaults([rule.value.name ?? []]);
  if (rule.type === "layer-statement") return layerFaults(rule.value.names);
  return harmless.has(rule.type) ? [] : [`an @${rule.type} rule applies to the whole page`];
}

function layerFaults(names: readonly (readonly string[])[]): string[] {
  return names
    .map((name) => name.join("."))
    .filter((name) => !layers.has(name))
    .map((name) => `the layer ${name || "without a name"} is not allowed: use fragment or ui, or no layer`);
}

/** Whether the selected element has a class of the fragment's own, or is inside or next to one that does. */
function isOwn(selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type === "class") return ownName.test(part.name);
    const isEither = part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where");
    return isEither && part.selectors.every(isOwn);
  });
}

const combinators: Readonly<Record<string, string>> = {
  descendant: " ",
  child: " > ",
  "next-sibling": " + ",
  "later-sibling": " ~ ",
};

function inWords(selector: Selector): string {
  const parts = selector.map((part) => {
    if (part.type === "combinator") return combinators[part.value] ?? ` ${part.value} `;
    if (part.type === "universal") return "*";
    if (part.type === "class") return `.${part.name}`;
    if (part.type === "id") return `#${part.name}`;
    if (part.type === "type" || part.type === "attribute") return part.name;
    return `:${"kind" in part ? part.kind : part.type}`;
  });
  return parts.join("");
}
