import type { Queryable } from "@zhian/database/database";
import type { HistoryEntry } from "../model/history.ts";
import { type Field, toField } from "./field.ts";
import { vitals } from "./measures.ts";
import { readSeries } from "./read-series.ts";
import { type Span, spansAt } from "./span.ts";

interface About {
  environment: string;
  /** A fragment's name, or `shell`. */
  fragment: string;
  /** All entries of the fragment, oldest first. The shell has none. */
  entries?: readonly HistoryEntry[];
  now: Date;
}

/** Reads the last hour and the last day, however many days are stored. */
export async function readFields(database: Queryable, about: About): Promise<Field[]> {
  const [hour, day] = spansAt(about.now);
  return [await readField(database, about, hour), await readField(database, about, day)];
}

/** Reads only the last hour, for a page that shows many fragments. */
export async function readHour(database: Queryable, about: About): Promise<Field> {
  return readField(database, about, spansAt(about.now)[0]);
}

async function readField(database: Queryable, { environment, fragment, entries }: About, span: Span): Promise<Field> {
  const { from, to, step } = span;
  return toField(span, await readSeries(database, { environment, fragment, from, to, step, vitals }), entries);
}
