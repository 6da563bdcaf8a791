/** Runs one SQL statement, with `$1` for the first of `values`. */
export interface Queryable {
  /** `Row` is the caller's type for the rows of its SQL: the driver checks nothing. */
  query<Row = unknown>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Storage for a server's state: PGlite on one machine, PostgreSQL beyond. Both use the same SQL. */
export interface Database extends Queryable {
  kind: "postgresql" | "embedded";
  /**
   * Commits when `work` resolves, rolls back when it rejects. May call `work` again if the database aborted it in favour of another
   * transaction.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Calls `hear` with the payload of each notification, and with nothing after a gap in which some may have been lost. */
  listen(channel: string, hear: (payload?: string) => void): Promise<void>;
  close(): Promise<void>;
}

export type DatabaseFailure = "locked" | "unreachable";

/** Why a database cannot be opened at all, worded so that an operator can act on it. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly kind: DatabaseFailure;

  constructor(kind: DatabaseFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
