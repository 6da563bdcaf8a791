import { packageName } from "./published.ts";

const importStart = String.raw`(?<=\b(?:from|import)\s*\(?\s*["'])`;
const ofWorkspace = new RegExp(String.raw`${importStart}@zhian/(?!fragment/)(?=[a-z0-9]+["'/])`, "g");
const ofSource = new RegExp(String.raw`(?<=\b(?:from|import)\s*\(?\s*["']\.[^"'\n]*)\.tsx?(?=["'])`, "g");
const relative = new RegExp(String.raw`${importStart}(\.[^"'\n]*\.tsx?)(?=["'])`, "g");

/**
 * Rewrites import specifiers for the package: `@zhian/ui/button` becomes `@zhian/fragment/ui/button`, so that a team has only one name to
 * learn, and `./button.tsx` becomes `./button.js`. Other texts are kept: a module's name in the share scope is part of the contract.
 */
export function renameImports(text: string): string {
  return renameWorkspaces(text).replace(ofSource, ".js");
}

/** For sources that are packed as source, such as those of a new repository. */
export function renameWorkspaces(text: string): string {
  return text.replace(ofWorkspace, `${packageName}/`);
}

/** For files that move from the package into another one. */
export function renameOwnImports(text: string, name: string): string {
  return text.replace(ofOurs, (specifier) => specifier.replace(packageName, name));
}

const ofOurs = new RegExp(String.raw`${importStart}${packageName}/([^"']+)(?=["'])`, "g");
const ofOthers = new RegExp(
  String.raw`(?:\b(?:from|import)\s*\(?\s*|\b(?:require|resolve)\()["']((?:@[a-z0-9-]+/)?[a-z0-9][a-z0-9._-]*)(?:/[^"']*)?["']`,
  "g",
);

/** Subpaths of the package that a renamed text imports, such as `ui/button`. */
export function ownImports(text: string): string[] {
  return [...text.matchAll(ofOurs)].map(([, subpath = ""]) => subpath);
}

/** Sources that a text imports by relative path, such as `./button.tsx`. */
export function relativeImports(text: string): string[] {
  return [...text.matchAll(relative)].map(([, path = ""]) => path);
}

/** Packages that it imports, or resolves by name; excludes Node's own modules. */
export function foreignImports(text: string): string[] {
  return [...text.matchAll(ofOthers)].map(([, name = ""]) => name).filter((name) => name !== packageName);
}
