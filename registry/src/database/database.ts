export interface Queryable {
  /** The row type is the caller's word for what its own SQL selects. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Where state lives: PGlite on one machine, PostgreSQL past it. Both speak the same SQL. */
export interface Database extends Queryable {
  /** Rolls back when `work` throws. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Several statements, no values. */
  execute(sql: string): Promise<void>;
  /** `hear` gets each payload, or nothing after a gap in which some may have been lost. */
  listen(channel: string, hear: (payload?: string) => void): Promise<void>;
  close(): Promise<void>;
}
