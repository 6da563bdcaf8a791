import * as app from "./app.ts";

// What the shell finds under the global `mf_cost_planner`: a container of Module Federation, without its plugin.

/** Takes nothing from the shell's share scope. */
export function init(): void {}

export async function get(path: string): Promise<() => typeof app> {
  if (path !== "./app") throw new Error(`there is no ${path}`);
  return () => app;
}
