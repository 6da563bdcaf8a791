import * as app from "./app.ts";

// The global `mf_cost_planner` that the shell expects: a Module Federation container, without its plugin.

/** Uses nothing from the shell's share scope. */
export function init(): void {}

export async function get(path: string): Promise<() => typeof app> {
  if (path !== "./app") throw new Error(`there is no ${path}`);
  return () => app;
}
