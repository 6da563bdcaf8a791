/**
 * V8 flags for a short-lived process: its WebAssembly (the embedded database) is compiled by the baseline compiler only. Restarting a
 * registry takes a sixth less CPU time.
 */
export const baselineWasm = ["--liftoff-only"];
