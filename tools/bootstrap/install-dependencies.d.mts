export function installDependencies(root: string, scope: "site" | "everything"): Promise<void>;
