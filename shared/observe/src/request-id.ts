import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const storage = new AsyncLocalStorage<string>();
const pattern = /^[A-Za-z0-9_-]{8,64}$/;

/** The request's id from a proxy in front of us, or one of our own. */
export function readRequestId(header: string | string[] | undefined): string {
  return typeof header === "string" && pattern.test(header) ? header : randomUUID();
}

/** Whatever `work` begins belongs to this request. */
export function runWithRequestId<T>(id: string, work: () => T): T {
  return storage.run(id, work);
}

/** Of the request that is being answered, if one is. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}

/** The statement with the id of the request that it serves: a slow or failing one can be identified in the database's own log. */
export function markStatement(sql: string): string {
  const id = currentRequestId();
  // A comment that an id could end would be a way into the statement.
  return id !== undefined && pattern.test(id) ? `${sql} /* request=${id} */` : sql;
}
