import type { FragmentDefinition } from "@zhian/contracts/fragment";

/**
 * A fragment's identity. Types check what they can; the rest (names, patterns, limits) is checked by the build, which
 * writes it into `fragment.json`, so that no schema travels to the browser.
 */
export function defineFragment(definition: FragmentDefinition): Readonly<FragmentDefinition> {
  return Object.freeze(definition);
}
