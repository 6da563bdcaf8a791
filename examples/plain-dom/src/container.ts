// Beside the script, as entry.css.
import "./page.css";
import * as app from "./app.ts";

// What the shell finds under the global `mf_price_list`: a container of Module Federation, without its plugin.

/** Takes nothing from the shell's share scope. */
export function init(): void {}

export async function get(path: string): Promise<() => typeof app> {
  if (path !== "./app") throw new Error(`there is no ${path}`);
  return () => app;
}
