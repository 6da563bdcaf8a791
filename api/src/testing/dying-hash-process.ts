// Replaces the entry `hash-process.ts` in tests: exits before it answers, every time.

process.on("message", () => process.exit(3));
