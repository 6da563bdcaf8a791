/** Where releases go to, and what they are built from. */
export interface ReleaseTarget {
  root: string;
  logDir: string;
  registryUrl: string;
  environment: string;
  /** What the `fragments` command is run with; its token, or the registry's data directory with the token's file. */
  env: Record<string, string | undefined>;
}
