/** Runs npm until it exits. If it fails, rejects with a BootstrapError. */
export function runNpm(root: string, args: readonly string[]): Promise<void>;
