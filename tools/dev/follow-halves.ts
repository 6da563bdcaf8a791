import type { Compilation, Compiler, Stats } from "webpack";

export interface Halves {
  browser: Compiler;
  server: Compiler;
}

/**
 * Calls `onBuilt` whenever both halves of a fragment are built without errors. Two compilers, not a multi-compiler: open pages get
 * their update as soon as the browser half is built, and the server half starts after it.
 */
export function followHalves({ browser, server }: Halves, onBuilt: (browser: Compilation) => void): void {
  const atWork = new Set([browser, server]);
  const broken = new Set<Compiler>();
  let built: Compilation | undefined;
  let browserIsThere = Promise.withResolvers<void>();

  function begin(half: Compiler): void {
    if (half === browser && !atWork.has(browser)) browserIsThere = Promise.withResolvers();
    atWork.add(half);
  }

  function end(half: Compiler, stats: Stats): void {
    atWork.delete(half);
    if (stats.hasErrors()) broken.add(half);
    else broken.delete(half);
    if (half === browser) {
      built = stats.compilation;
      browserIsThere.resolve();
    }
    if (atWork.size === 0 && broken.size === 0 && built) onBuilt(built);
  }

  for (const half of [browser, server]) {
    half.hooks.invalid.tap("follow-halves", () => begin(half));
    half.hooks.done.tap("follow-halves", (stats) => end(half, stats));
  }
  server.hooks.watchRun.tapPromise("follow-halves", () => browserIsThere.promise);
}
