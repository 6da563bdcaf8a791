import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const storage = new AsyncLocalStorage<string>();
const pattern = /^[A-Za-z0-9_-]{8,64}$/;

/** The request's id from a proxy in front of us, or a new one. */
export function readRequestId(header: string | string[] | undefined): string {
  return typeof header === "string" && pattern.test(header) ? header : randomUUID();
}

/** Everything that `work` starts belongs to this request. */
export function runWithRequestId<T>(id: string, work: () => T): T {
  return storage.run(id, work);
}

/** Id of the current request, if any. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}

/** Adds the id of the current request to a statement: a slow or failing one can be identified in the database's own log. */
export function markStatement(sql: string): string {
  const id = currentRequestId();
  // An id that could end the comment would allow SQL injection.
  return id !== undefined && pattern.test(id) ? `${sql} /* request=${id} */` : sql;
}
