import { parseArgs } from "node:util";
import { fragmentNameSchema, routePatternSchema } from "@zhian/contracts/fragment";
import { isReservedPath } from "@zhian/contracts/reserved-roots";
import { CommandError } from "../progress/print-failure.ts";

export interface FragmentOptions {
  /** `mf-…`, name of the fragment and of its folder. */
  name: string;
  /** Exact plain path of its first page. */
  route: string;
  title: { en: string; zh: string };
  /** Parent folder of the fragment, if not the project's root. */
  into: string | undefined;
  /** File from which a separate repository installs `@zhian/fragment`. */
  package: string | undefined;
  isLinked: boolean;
}

const newFragment = `npm run new-fragment -- mf-NAME [--route /PATH] [--title "English title"] [--title-zh "中文标题"]`;
const templateName = "mf-template";

/** Parses a command line. Throws a CommandError that lists every fault in it. */
export function readFragmentOptions(args: readonly string[], usage = newFragment): FragmentOptions {
  const { values, positionals } = parse(args, usage);
  const [name = "", ...others] = positionals;
  const route = values.route ?? `/${name.replace(/^mf-/, "")}`;
  const title = { en: values.title ?? titleOf(name), zh: values["title-zh"] ?? "新页面" };
  const faults = [
    ...(others.length > 0 ? [`Only one name is allowed: remove ${others.join(" ")}.`] : []),
    ...nameFaults(name),
    ...(name === "" ? [] : routeFaults(route)),
    ...Object.values(title).flatMap(titleFaults),
  ];
  if (faults.length > 0) throw new CommandError([...faults, `Usage: ${usage}`].join("\n"));
  return { name, route, title, into: values.into, package: values.package, isLinked: !values["no-install"] };
}

function parse(args: readonly string[], usage: string) {
  try {
    const options = {
      route: { type: "string" },
      title: { type: "string" },
      "title-zh": { type: "string" },
      into: { type: "string" },
      package: { type: "string" },
      "no-install": { type: "boolean" },
    } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new CommandError(`${cause instanceof Error ? cause.message : String(cause)}\nUsage: ${usage}`, { cause });
  }
}

function nameFaults(name: string): string[] {
  if (name === "") return ["A fragment needs a name."];
  if (name === templateName) return [`${templateName} is the template for new fragments. Choose another name.`];
  if (fragmentNameSchema.safeParse(name).success) return [];
  return [
    `${name} is not a valid name: use mf- and lowercase letters, digits and single hyphens, at most 40 characters.`,
  ];
}

function routeFaults(route: string): string[] {
  if (!routePatternSchema.safeParse(route).success || route.endsWith("/*"))
    return [`${route} is not a valid page route: use an exact path such as /cloud-disk.`];
  if (isReservedPath(route)) return [`${route} is reserved for the platform. Choose another route.`];
  return [];
}

function titleFaults(title: string): string[] {
  if (title.trim() === "") return ["A title cannot be empty."];
  return title.length > 60 ? [`"${title}" is too long for a title: at most 60 characters.`] : [];
}

/** Turns mf-cloud-disk into Cloud disk. */
function titleOf(name: string): string {
  const words = name.replace(/^mf-/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1) || "A new page";
}
