/** Rows come back as the driver made them: whoever reads them checks them. */
export interface Queryable {
  query(sql: string, values?: readonly unknown[]): Promise<unknown[]>;
}

/** The two databases we run on, as far as we use them. */
export interface Database extends Queryable {
  kind: "postgresql" | "embedded";
  /**
   * Commits when `work` resolves, rolls back when it rejects. May call `work` again when the database ended it in favour of
   * another transaction.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type DatabaseFailure = "locked" | "unreachable";

/** Why a database cannot be opened at all, said so that an operator can act on it. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly kind: DatabaseFailure;

  constructor(kind: DatabaseFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
