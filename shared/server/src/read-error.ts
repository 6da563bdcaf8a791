/** The code that Node, Fastify or PostgreSQL gave an error. Errors cross realms and threads, so none is recognised by its class. */
export function errorCode(error: unknown): string | undefined {
  return textOf(error, "code");
}

export function errorName(error: unknown): string | undefined {
  return textOf(error, "name");
}

/** The message of an error; anything else that was thrown as text. */
export function errorMessage(error: unknown): string {
  return textOf(error, "message") ?? String(error);
}

function textOf(error: unknown, key: "code" | "name" | "message"): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" ? value : undefined;
}
