import type { InstallScope } from "./installed-as-locked.mjs";

export function installDependencies(root: string, scope: InstallScope): Promise<void>;
