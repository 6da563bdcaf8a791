/** The destination and the sources of releases. */
export interface ReleaseTarget {
  root: string;
  logDir: string;
  registryUrl: string;
  environment: string;
  /** Environment variables for the `fragments` command; its token, or the registry's data directory with the token's file. */
  env: Record<string, string | undefined>;
}
