import type { FragmentDefinition } from "@zhian/contracts/fragment";

/**
 * Defines a fragment's identity. Types check what they can; the build checks the rest (names, patterns, limits) and
 * writes it to `fragment.json`, so that no schema is sent to the browser.
 */
export function defineFragment(definition: FragmentDefinition): Readonly<FragmentDefinition> {
  return Object.freeze(definition);
}
