interface Environment {
  [name: string]: string | undefined;
  NODE_COMPILE_CACHE?: string;
}

/**
 * Where Node keeps compiled code, for the environment of a process that gets nothing else of this one's. Tests start hundreds of
 * servers, and to compile their code is a fifth of what each start takes.
 */
export function compiledCode({ NODE_COMPILE_CACHE: folder }: Environment = process.env): Record<string, string> {
  return folder ? { NODE_COMPILE_CACHE: folder } : {};
}
