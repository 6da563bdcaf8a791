import type { FragmentDefinition } from "@zhian/contracts/fragment";

/**
 * Who a fragment is. Types check what types can; the rest (names, patterns, limits) is checked by the build, which
 * writes it into `fragment.json`, so that no schema travels to the browser.
 */
export function defineFragment(definition: FragmentDefinition): Readonly<FragmentDefinition> {
  return Object.freeze(definition);
}
