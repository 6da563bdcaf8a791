export function findNode(root: string, range: string, provide?: () => Promise<boolean>): Promise<string>;
