import { join } from "node:path";
import { traceVariables } from "@zhian/observe/trace-settings";
import { apiVariables } from "../../api/src/variables.ts";
import { registryVariables } from "../../registry/src/config.ts";
import { shellVariables } from "../../shell/src/server/config.ts";
import { type Program, settingsPage, type Variables } from "./settings-page.ts";

const root = join(import.meta.dirname, "../..");
export const pagePath = join(root, "docs/guides/settings.md");

const programs: readonly Program[] = [
  { title: "Shell", variables: withoutTraces(shellVariables) },
  { title: "Api", variables: withoutTraces(apiVariables) },
  { title: "Registry", variables: withoutTraces(registryVariables) },
  { title: "Traces, for all three servers", variables: traceVariables },
];

function withoutTraces(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !Object.hasOwn(traceVariables, name)));
}

/** The required content of the page. */
export function wantedPage(): string {
  return settingsPage(programs, root);
}
