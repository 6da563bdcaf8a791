import { packageName } from "./published.ts";

const importStart = String.raw`(?<=\b(?:from|import)\s*\(?\s*["'])`;
const ofWorkspace = new RegExp(String.raw`${importStart}@zhian/(?!fragment/)(?=[a-z0-9]+["'/])`, "g");
const ofSource = new RegExp(String.raw`(?<=\b(?:from|import)\s*\(?\s*["']\.[^"'\n]*)\.tsx?(?=["'])`, "g");
const relative = new RegExp(String.raw`${importStart}(\.[^"'\n]*\.tsx?)(?=["'])`, "g");

/**
 * Import specifiers as they are in the package: `@zhian/ui/button` → `@zhian/fragment/ui/button`, so that a team has one name to know, and
 * `./button.tsx` → `./button.js`. Names in other texts stay: a module's name in the share scope is part of the contract.
 */
export function renameImports(text: string): string {
  return renameWorkspaces(text).replace(ofSource, ".js");
}

/** Of sources that stay sources, such as those of a new repository. */
export function renameWorkspaces(text: string): string {
  return text.replace(ofWorkspace, `${packageName}/`);
}

/** Of files that move from the package into another one. */
export function renameOwnImports(text: string, name: string): string {
  return text.replace(ofOurs, (specifier) => specifier.replace(packageName, name));
}

const ofOurs = new RegExp(String.raw`${importStart}${packageName}/([^"']+)(?=["'])`, "g");
const ofOthers = new RegExp(
  String.raw`(?:\b(?:from|import)\s*\(?\s*|\b(?:require|resolve)\()["']((?:@[a-z0-9-]+/)?[a-z0-9][a-z0-9._-]*)(?:/[^"']*)?["']`,
  "g",
);

/** Subpaths of the package that a renamed text imports: `ui/button`. */
export function ownImports(text: string): string[] {
  return [...text.matchAll(ofOurs)].map(([, subpath = ""]) => subpath);
}

/** Sources that a text imports by their path from it: `./button.tsx`. */
export function relativeImports(text: string): string[] {
  return [...text.matchAll(relative)].map(([, path = ""]) => path);
}

/** Packages that it imports, or looks for by name; not Node's own modules. */
export function foreignImports(text: string): string[] {
  return [...text.matchAll(ofOthers)].map(([, name = ""]) => name).filter((name) => name !== packageName);
}
