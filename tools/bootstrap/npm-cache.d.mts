export function cacheArguments(root: string, env: Record<string, string | undefined>): string[];
