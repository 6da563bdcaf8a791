import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { repositoryRoot } from "@zhian/build/repository-root";
import { filesDigest } from "@zhian/build/source-digest";
import { pageAlone } from "@zhian/content/page-alone";
import { readContent } from "@zhian/content/read-content";
import { inLanguage } from "@zhian/i18n/in-language";

/** Digests of everything that determines a page's content, by fragment. */
const digests = new Map();

/** The build's output for a page's file in one language, for tests that import it. Jest caches it. */
export default {
  async processAsync(_source, file) {
    const { content } = await readContent(dirname(file));
    const page = inLanguage(pageAlone(content), basename(file, ".yaml"));
    return { code: `export default ${JSON.stringify(page)};` };
  },
  async getCacheKeyAsync(_source, file) {
    const root = repositoryRoot(dirname(file));
    const [fragment] = relative(root, file).split(sep);
    // A team's own repository has the shared packages installed: the digest includes their version.
    const shared = ["content", "contracts", "i18n"].map((name) => `shared/${name}/src`);
    const folders = [fragment === "src" ? "src" : `${fragment}/src`, ...shared];
    const present = folders.filter((folder) => existsSync(join(root, folder)));
    const digest = digests.get(fragment) ?? filesDigest(root, present);
    digests.set(fragment, digest);
    return createHash("sha256")
      .update(`${await digest} ${file}`)
      .digest("hex");
  },
};
