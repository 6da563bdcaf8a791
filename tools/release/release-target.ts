/** The destination of releases, and their sources. */
export interface ReleaseTarget {
  root: string;
  logDir: string;
  registryUrl: string;
  environment: string;
  /** The environment of the `fragments` command; its token, or the registry's data directory with the token's file. */
  env: Record<string, string | undefined>;
}
