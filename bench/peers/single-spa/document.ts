import { type BuiltModules, entryScript } from "../build/build-modules.ts";
import { commonHead, jsonScript, modulePreload, slots, styleLink } from "../serve/document.ts";
import { siteData } from "../serve/site-data.ts";
import type { Spare } from "../spares/spares.ts";
import { spareAddress } from "../spares/write-spares.ts";

/**
 * The root document of single-spa's recommended setup: a native import map with shared modules and every application, preloads for
 * this page's imports, and a root config. Style sheets of the initial applications are linked, not loaded by script.
 */
export function singleSpaDocument(
  { imports, baseCss, parts }: BuiltModules,
  origin: string,
  spares: readonly Spare[],
): string {
  const applications = {
    "mf-header-footer": entryScript(parts["frame-app"], "app"),
    "mf-products": entryScript(parts["products-app"], "app"),
  };
  const root = entryScript(parts["root"], "root");
  const map = {
    imports: {
      ...imports,
      ...applications,
      ...Object.fromEntries(spares.map(({ name }) => [name, spareAddress(name)])),
    },
  };
  const styles = [baseCss, ...["frame-app", "products-app"].flatMap((part) => parts[part]?.entries["app"]?.css ?? [])];
  const scripts = [root, ...Object.values(applications), ...Object.values(imports)];
  const data = siteData(origin);
  return `<!doctype html>
<html lang="en"><head>${commonHead(data.head)}<script type="importmap">${JSON.stringify(map)}</script>${styles.map(styleLink).join("")}${scripts.map(modulePreload).join("")}<script type="module" src="${root}"></script></head><body>
${slots({ header: "", main: "", footer: "" }, "empty")}${jsonScript("page", data)}${jsonScript("spares", spares)}</body></html>`;
}
