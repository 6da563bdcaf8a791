import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { repositoryRoot } from "@zhian/build/repository-root";
import { filesDigest } from "@zhian/build/source-digest";
import { pageAlone } from "@zhian/content/page-alone";
import { readContent } from "@zhian/content/read-content";
import { inLanguage } from "@zhian/i18n/in-language";

/** Of all that decides what a page's files say, by fragment. */
const digests = new Map();

/** What the build makes of a page's file in one language, for tests that import it. Read once: Jest keeps it. */
export default {
  async processAsync(_source, file) {
    const { content } = await readContent(dirname(file));
    const page = inLanguage(pageAlone(content), basename(file, ".yaml"));
    return { code: `export default ${JSON.stringify(page)};` };
  },
  async getCacheKeyAsync(_source, file) {
    const root = repositoryRoot(dirname(file));
    const [fragment] = relative(root, file).split(sep);
    // In a repository of its own the shared packages are installed: their version is in the digest.
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
