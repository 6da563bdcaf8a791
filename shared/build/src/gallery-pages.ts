import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { htmlLang, type Locale } from "@zhian/contracts/locale";
import type { Compilation } from "webpack";
import { galleryFolders } from "./gallery-build.ts";

const compress = promisify(brotliCompress);

interface GalleryServer {
  renderGallery(locale: Locale): { title: string; html: string };
}

const pages = { en: { path: "index.html", up: "" }, zh: { path: "zh/index.html", up: "../" } } as const;

/** Writes the gallery's page in each language below `dist/gallery/`, with the scripts and styles from its build there. */
export async function writeGallery(dist: string, browser: Compilation): Promise<void> {
  const folder = join(dist, galleryFolders.browser);
  const files = browser.entrypoints.get("gallery")?.getFiles() ?? [];
  const { renderGallery } = await loadServer(join(dist, galleryFolders.server));
  for (const locale of ["en", "zh"] as const) {
    const { path, up } = pages[locale];
    const { title, html } = renderGallery(locale);
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), document({ locale, title, html, files: files.map((file) => up + file) }));
  }
  for (const file of (await readdir(folder)).filter((each) => /\.(js|css)$/.test(each))) {
    await writeFile(join(folder, `${file}.br`), await compress(await readFile(join(folder, file))));
  }
}

async function loadServer(folder: string): Promise<GalleryServer> {
  const [file] = (await readdir(folder)).filter((each) => each.endsWith(".cjs"));
  if (!file) throw new Error(`${folder} does not contain the server half of the gallery`);
  // Just built from tools/gallery/src/server.tsx, which has this type.
  return createRequire(import.meta.url)(join(folder, file)) as GalleryServer;
}

interface DocumentParts {
  locale: Locale;
  title: string;
  html: string;
  files: readonly string[];
}

function document({ locale, title, html, files }: DocumentParts): string {
  const styles = files.filter((file) => file.endsWith(".css")).map((file) => `<link rel="stylesheet" href="${file}">`);
  const scripts = files.filter((file) => file.endsWith(".js")).map((file) => `<script src="${file}" defer></script>`);
  return `<!doctype html>
<html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>${title}</title>${styles.join("")}${scripts.join("")}</head><body><div id="gallery">${html}</div></body></html>
`;
}
