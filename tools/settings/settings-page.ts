import * as z from "zod";

/** By name; a setting without a description is a fault of the page. */
export type Variables = Readonly<Record<string, z.ZodType>>;

export interface Program {
  title: string;
  variables: Variables;
}

/**
 * `docs/guides/settings.md`: one table per program, generated from the schemas that parse its environment. Paths inside the
 * repository, `root`, are shown relative to it.
 */
export function settingsPage(programs: readonly Program[], root: string): string {
  const sections = programs.map(({ title, variables }) => {
    const rows = Object.entries(variables).map((entry) => toRow(entry, root));
    return [`## ${title}`, "", "| variable | default | |", "| --- | --- | --- |", ...rows].join("\n");
  });
  return `${[preamble, ...sections].join("\n\n")}\n`;
}

/** A setting's default, as a person would write it. */
const defaultSchema = z
  .union([z.string(), z.number(), z.boolean(), z.array(z.string())])
  .default("")
  .transform(String);

const preamble = `# Settings

Each server reads its own environment variables once, at startup, logs them with secrets masked, and refuses to start if any is invalid or
unknown, naming all of them. This page is generated from the schemas that read them: \`npm run settings\` regenerates it.`;

function toRow([name, schema]: [string, z.ZodType], root: string): string {
  if (schema.description === undefined) throw new Error(`${name} has no description: add .describe("…") to its schema`);
  const values = valuesOf(schema);
  const about = [schema.description, ...(values.length > 0 ? [`One of ${values.map(code).join(", ")}.`] : [])];
  return `| \`${name}\` | ${defaultOf(schema, root)} | ${about.join(" ").replaceAll("|", "\\|")} |`;
}

function defaultOf(schema: z.ZodType, root: string): string {
  const text = defaultSchema.parse(schema.safeParse(undefined).data);
  return text === "" ? "–" : code(text.replace(`${root}/`, ""));
}

/** The values of an enumeration, except true and false. */
function valuesOf(schema: z.ZodType): string[] {
  // The definition of an optional schema, or of one with a default, contains the wrapped schema.
  const { innerType } = schema.def as { innerType?: z.ZodType };
  const { entries } = (innerType ?? schema).def as { entries?: Record<string, string> };
  return Object.values(entries ?? {}).filter((value) => value !== "true" && value !== "false");
}

function code(text: string): string {
  return `\`${text}\``;
}
