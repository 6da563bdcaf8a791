import * as z from "zod";

export type Environment = Readonly<Record<string, string | undefined>>;

interface Reading {
  /** The first line of the error: what cannot be done with such an environment. */
  refusal: string;
  /** Variables with this prefix belong to this program: one that is not in the schema is a fault. */
  prefix?: string;
  /** Variables with the prefix that belong to another program. */
  ignore?: readonly string[];
  /** Whether an empty variable with the prefix counts as not set. One without the prefix always does. */
  dropEmpty?: boolean;
}

/** Parses a process's variables with the schema. Throws one ConfigError that names every wrong and unknown variable. */
export function readEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  env: Environment,
  { refusal, prefix, ignore = [], dropEmpty = false }: Reading,
): z.output<Schema> {
  const isPrefixed = (name: string) => prefix !== undefined && name.startsWith(prefix);
  const isOwn = (name: string) => Object.hasOwn(schema.shape, name) || (isPrefixed(name) && !ignore.includes(name));
  const isSet = (name: string, value = "") => value !== "" || (isPrefixed(name) && !dropEmpty);
  const own = Object.entries(env).filter(([name, value]) => isOwn(name) && isSet(name, value));
  const parsed = schema.safeParse(Object.fromEntries(own));
  if (parsed.success) return parsed.data;
  throw new ConfigError(`${refusal}:\n${z.prettifyError(parsed.error)}`);
}

class ConfigError extends Error {
  override readonly name = "ConfigError";
}
