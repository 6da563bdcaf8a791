/**
 * Flags of V8's for a process that does not live long: its embedded database, which is WebAssembly, is compiled once and not a second
 * time for speed. A registry that is started again takes a sixth less of the processor.
 */
export const briefWasm = ["--liftoff-only"];
