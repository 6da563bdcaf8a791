import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { iconFiles, iconsIn, importedPaths } from "./icon-imports.ts";

const packageName = "lucide-react";
const folder = `vendor/${packageName}`;

interface Places {
  root: string;
  /** The compiled files; the icons are copied next to them. */
  outDir: string;
}

/**
 * Copies the few icons that compiled files import, and their renderer, from a package of 52 MB in 4,800 files: it was a tenth of what
 * a team installs. They are copied unchanged, with their license. Throws an Error for an icon that the package does not have, and for an
 * import after which a file would still need the package.
 */
export function copyIcons({ root, outDir }: Places): void {
  const library = join(root, "node_modules", packageName);
  const modules = join(library, "dist/esm");
  const icons = new Set<string>();
  for (const path of globSync("**/*.{js,d.ts}", { cwd: outDir })) {
    const file = join(outDir, path);
    const own = posix.relative(posix.dirname(path.replaceAll("\\", "/")), `${folder}/index.js`);
    const text = readFileSync(file, "utf8");
    if (!text.includes(packageName)) continue;
    const names = iconsIn(text, packageName);
    if (!names) throw new Error(`${path} has another kind of import of ${packageName}`);
    for (const name of names) icons.add(name);
    writeFileSync(file, text.replaceAll(`"${packageName}"`, `"${own}"`));
  }
  icons.delete("LucideIcon");
  const files = iconFiles(readFileSync(join(modules, `${packageName}.mjs`), "utf8"));
  const found = [...icons].toSorted().map((icon) => {
    const file = files.get(icon);
    if (file === undefined) throw new Error(`${packageName} has no icon ${icon}`);
    return [icon, file] as const;
  });
  const target = join(outDir, folder);
  for (const path of filesOf(modules, new Set(found.map(([, file]) => file)))) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(modules, path), join(target, path));
  }
  cpSync(join(library, "LICENSE"), join(target, "LICENSE"));
  // The type of any single icon.
  cpSync(join(library, "dist/lucide-icon.d.mts"), join(target, "icon.d.mts"));
  writeFileSync(
    join(target, "index.js"),
    lines(found.map(([icon, file]) => `export { default as ${icon} } from "${file}";`)),
  );
  const types = found.map(([icon]) => `export declare const ${icon}: LucideIcon;`);
  writeFileSync(
    join(target, "index.d.ts"),
    lines([`import icon from "./icon.mjs";`, "export type LucideIcon = typeof icon;", ...types]),
  );
}

/** `files` and everything that they import, relative to `dir`. */
function filesOf(dir: string, files: Set<string>): Set<string> {
  // A set's iteration includes entries added meanwhile.
  for (const file of files) {
    for (const path of importedPaths(readFileSync(join(dir, file), "utf8")))
      files.add(`./${posix.join(posix.dirname(file), path)}`);
  }
  return files;
}

function lines(texts: readonly string[]): string {
  return `${texts.join("\n")}\n`;
}
