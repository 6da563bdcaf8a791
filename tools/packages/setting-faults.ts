const needed = ["ignore-scripts=true", "save-exact=true"];

/** Settings that .npmrc lacks. */
export function settingFaults(npmrc: string): string[] {
  const lines = npmrc.split("\n").map((line) => line.trim());
  return needed.filter((setting) => !lines.includes(setting)).map((setting) => `.npmrc: lacks ${setting}`);
}
