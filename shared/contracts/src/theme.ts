/** `system`: follows the visitor's device. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
export const defaultTheme: Theme = "system";

/** `undefined` if it is not a theme. */
export function readTheme(value: string | null | undefined): Theme | undefined {
  return themes.find((theme) => theme === value);
}
