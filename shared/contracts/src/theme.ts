/** `system`: as the visitor's device is set. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
export const defaultTheme: Theme = "system";

/** `undefined` for what is no theme. */
export function readTheme(value: string | null | undefined): Theme | undefined {
  return themes.find((theme) => theme === value);
}
