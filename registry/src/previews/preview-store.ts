import { type PreviewedRelease, previewedReleasesSchema } from "@zhian/contracts/preview-pass";
import type { Queryable } from "@zhian/database/database";

/** A preview as it was created, and how it ended. */
export interface StoredPreview {
  id: string;
  environment: string;
  releases: PreviewedRelease[];
  createdAt: string;
  createdBy: string;
  reason: string;
  expiresAt: string;
  revokedAt?: string;
  revokedBy?: string;
}

interface PreviewRow {
  id: string;
  environment: string;
  releases: string;
  created_at: Date;
  created_by: string;
  reason: string;
  expires_at: Date;
  revoked_at: Date | null;
  revoked_by: string | null;
}

const columns = "id, environment, releases, created_at, created_by, reason, expires_at, revoked_at, revoked_by";

export async function insertPreview(database: Queryable, preview: StoredPreview): Promise<void> {
  const { id, environment, releases, createdAt, createdBy, reason, expiresAt } = preview;
  await database.query(
    `insert into previews (id, environment, releases, created_at, created_by, reason, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, environment, JSON.stringify(releases), createdAt, createdBy, reason, expiresAt],
  );
}

export async function findPreview(
  database: Queryable,
  environment: string,
  id: string,
): Promise<StoredPreview | undefined> {
  const [row] = await database.query<PreviewRow>(`select ${columns} from previews where environment = $1 and id = $2`, [
    environment,
    id,
  ]);
  return row && toPreview(row);
}

/** Newest first, including those that have ended. */
export async function listPreviews(database: Queryable, environment: string, limit: number): Promise<StoredPreview[]> {
  const rows = await database.query<PreviewRow>(
    `select ${columns} from previews where environment = $1 order by created_at desc, id limit $2`,
    [environment, limit],
  );
  return rows.map(toPreview);
}

/** Previews that can be opened now, the first to end first. */
export async function listPreviewsInForce(
  database: Queryable,
  environment: string,
  { now, limit }: { now: Date; limit: number },
): Promise<StoredPreview[]> {
  const rows = await database.query<PreviewRow>(
    `select ${columns} from previews where environment = $1 and revoked_at is null and expires_at > $2
     order by expires_at, id limit $3`,
    [environment, now, limit],
  );
  return rows.map(toPreview);
}

/** Releases that previews of any environment still show. */
export async function listPreviewed(database: Queryable, now: Date): Promise<PreviewedRelease[]> {
  const rows = await database.query<{ releases: string }>(
    "select releases from previews where revoked_at is null and expires_at > $1",
    [now],
  );
  return rows.flatMap(({ releases }) => readReleases(releases));
}

/** Returns whether it was in force until now. */
export async function revokePreview(
  database: Queryable,
  { id, environment }: Pick<StoredPreview, "id" | "environment">,
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  const rows = await database.query(
    `update previews set revoked_at = $3, revoked_by = $4
     where environment = $1 and id = $2 and revoked_at is null and expires_at > $3 returning id`,
    [environment, id, now, by],
  );
  return rows.length > 0;
}

function toPreview(row: PreviewRow): StoredPreview {
  const { revoked_at: revokedAt, revoked_by: revokedBy } = row;
  return {
    id: row.id,
    environment: row.environment,
    releases: readReleases(row.releases),
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    reason: row.reason,
    expiresAt: row.expires_at.toISOString(),
    ...(revokedAt && revokedBy !== null && { revokedAt: revokedAt.toISOString(), revokedBy }),
  };
}

function readReleases(text: string): PreviewedRelease[] {
  return previewedReleasesSchema.parse(JSON.parse(text));
}
