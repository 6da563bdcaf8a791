import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

/** What happened, as `thing.happened`: for searches and alerts. Each is in docs/guides/log-events.md. */
export type LogEvent = `${string}.${string}`;

interface Facts {
  event: LogEvent;
  [fact: string]: unknown;
}

type Write = (facts: Facts, message: string) => void;

/** Callers pass named facts, never a request, its headers or its query. */
export interface Log {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}

interface Options {
  service: "shell" | "api" | "registry";
  level: string;
  /** By default, standard output, blocking. */
  stream?: DestinationStream | undefined;
}

const secrets = ["authorization", "cookie"];

/** Writes one JSON line per event, in the same format for every server. */
export function createLog({ service, level, stream }: Options): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  };
  return stream ? pino(options, stream) : pino(options);
}
