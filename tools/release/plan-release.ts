export interface PublishedRelease {
  version: string;
  sourceDigest: string;
  /** Its files are deleted, but its version stays taken. */
  isDeleted?: boolean;
}

interface Situation {
  /** Digest of the current sources. */
  digest: string;
  /** From package.json. */
  version: string;
  /** Newest last. */
  published: readonly PublishedRelease[];
  /** The build in dist/, if any. */
  built: { version: string; digest: string } | null;
  /** Version that the environment serves, if any. */
  served: string | null;
}

export interface ReleasePlan {
  /** Build as this version; null if dist/, or the registry, already has these sources. */
  build: string | null;
  publish: string | null;
  promote: string | null;
}

/**
 * Sources that have not changed since the last release leave the environment unchanged, so that an operator's rollback survives a
 * restart. Sources reverted to an older release have that one served again. Others are released: under the version in
 * package.json if it is free, otherwise under a version of this machine only.
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
  // A hyphen, not a dot: a digest may be digits alone, and semver allows no numeric identifier that begins with a zero.
  const next = isTaken(version) ? `${version}-local-${digest.slice(0, 8)}` : version;
  return { build: next, publish: next, promote: next };
}
