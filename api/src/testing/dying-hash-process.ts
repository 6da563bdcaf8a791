// Replaces the entry point `hash-process.ts` in tests: always exits before it answers.

process.on("message", () => process.exit(3));
