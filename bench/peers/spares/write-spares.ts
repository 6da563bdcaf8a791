import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { partPath } from "../build/build-parts.ts";
import type { Spare } from "./spares.ts";

export function spareAddress(name: string): string {
  return `${partPath("spares")}${name}.js`;
}

/** Writes an application for each spare into the assets folder. */
export async function writeSpares(assets: string, spares: readonly Spare[]): Promise<void> {
  await mkdir(join(assets, "spares"), { recursive: true });
  for (const { name } of spares) {
    const source = `export const bootstrap = async () => {};
export const mount = async () => { document.getElementById("slot-main").textContent = "${name}"; };
export const unmount = async () => { document.getElementById("slot-main").textContent = ""; };
`;
    await writeFile(join(assets, "spares", `${name}.js`), source);
  }
}
