const test = /\.test\.tsx?$|(?:^|\/)(?:testing|fixtures)\/|^e2e\/|^shared\/chaos\//;
const content = /^mf-[^/]+\/src\/content\//;

/** Tests, their fixtures, and sources only for tests. */
export function isTest(path: string): boolean {
  return test.test(path);
}

export type Kind = "product" | "content" | "tools" | "tests";

export function kindOf(path: string): Kind {
  if (isTest(path)) return "tests";
  if (/^(?:bench|tools)\//.test(path)) return "tools";
  return content.test(path) ? "content" : "product";
}

/** The folder that is released separately: `shared` counts as one. */
export function workspaceOf(path: string): string {
  return path.split("/")[0] ?? path;
}

/** Where a file may move without crossing a package boundary. */
export function packageOf(path: string): string {
  const [top = path, name] = path.split("/");
  return top === "shared" && name ? `${top}/${name}` : top;
}
