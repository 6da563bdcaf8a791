import { basename, dirname, join } from "node:path";
import { pageAlone } from "@zhian/content/page-alone";
import { readContentOnce } from "@zhian/content/read-content";
import { locales } from "@zhian/contracts/locale";
import { inLanguage } from "@zhian/i18n/in-language";
import type { LoaderContext } from "webpack";

/** Replaces `en.yaml` in a bundle with the whole page in English, as JSON. The build fails with all errors in its files. */
// oxlint-disable-next-line import/no-default-export -- webpack asks a loader for it
export default async function contentLoader(this: LoaderContext<object>): Promise<string> {
  const folder = dirname(this.resourcePath);
  const locale = locales.find((each) => `${each}.yaml` === basename(this.resourcePath));
  if (!locale) throw new Error(`${this.resourcePath} is not named after a language: ${locales.join(", ")}`);
  // Before anything is read, so that a watching build resumes once errors in them are fixed.
  for (const name of ["page", ...locales]) this.addDependency(join(folder, `${name}.yaml`));
  const { content, files } = await readContentOnce(folder);
  for (const file of files) this.addDependency(file);
  return JSON.stringify(inLanguage(pageAlone(content), locale));
}
