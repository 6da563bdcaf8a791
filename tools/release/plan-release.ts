export interface PublishedRelease {
  version: string;
  sourceDigest: string;
  /** Its files are gone, its version stays taken. */
  isDeleted?: boolean;
}

interface Situation {
  /** Of the sources as they stand. */
  digest: string;
  /** Of package.json. */
  version: string;
  /** Newest last. */
  published: readonly PublishedRelease[];
  /** The build in dist/, if any. */
  built: { version: string; digest: string } | null;
  /** Version that the environment serves, if any. */
  served: string | null;
}

export interface ReleasePlan {
  /** Build as this version; null when dist/, or the registry, already has these sources. */
  build: string | null;
  publish: string | null;
  promote: string | null;
}

/**
 * Sources that have not changed since the last release leave the environment as it is, so that an operator's rollback survives a
 * restart. Sources that went back to an older release have that one served again. Others are released: under the version of
 * package.json when nobody has it yet, else under a version of this machine only.
 */
export function planRelease({ digest, version, published, built, served }: Situation): ReleasePlan {
  const known = published.findLast((release) => release.sourceDigest === digest && !release.isDeleted);
  if (known) {
    const isServedOrRolledBack = served === known.version || (served !== null && known === published.at(-1));
    return { build: null, publish: null, promote: isServedOrRolledBack ? null : known.version };
  }

  const isTaken = (candidate: string) => published.some((release) => release.version === candidate);
  if (built?.digest === digest && !isTaken(built.version)) {
    return { build: null, publish: built.version, promote: built.version };
  }
  const next = isTaken(version) ? `${version}-local.${digest.slice(0, 8)}` : version;
  return { build: next, publish: next, promote: next };
}
