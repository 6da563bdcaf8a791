import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const copyLine = /^COPY (mf-[a-z0-9-]+)\/package\.json \1\/$/;

/** Images that build every fragment name each one's package.json. Gives the files that were changed. */
export function addToImages(root: string, name: string): string[] {
  const files = globSync(["Dockerfile", "*/Dockerfile"], { cwd: root, exclude: ["node_modules/**"] });
  return files.filter((file) => {
    const path = join(root, file);
    const lines = readFileSync(path, "utf8").split("\n");
    const last = lines.findLastIndex((line) => (copyLine.exec(line)?.[1] ?? "~") < name);
    const first = lines.findIndex((line) => copyLine.test(line));
    if (first < 0 || lines.includes(lineOf(name))) return false;
    lines.splice(last < 0 ? first : last + 1, 0, lineOf(name));
    writeFileSync(path, lines.join("\n"));
    return true;
  });
}

function lineOf(name: string): string {
  return `COPY ${name}/package.json ${name}/`;
}
