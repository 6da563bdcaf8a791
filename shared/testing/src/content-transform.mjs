import { createHash } from "node:crypto";
import { basename, dirname, join, relative, sep } from "node:path";
import { filesDigest } from "@zhian/build/source-digest";
import { withoutOffer } from "@zhian/content/offer";
import { readContent } from "@zhian/content/read-content";
import { inLanguage } from "@zhian/i18n/in-language";

const root = join(import.meta.dirname, "../../..");
/** Of all that decides what a page's files say, by fragment. */
const digests = new Map();

/** What the build makes of a page's file in one language, for tests that import it. Read once: Jest keeps it. */
export default {
  async processAsync(_source, file) {
    const { content } = await readContent(dirname(file));
    const page = inLanguage(withoutOffer(content), basename(file, ".yaml"));
    return { code: `export default ${JSON.stringify(page)};` };
  },
  async getCacheKeyAsync(_source, file) {
    const [fragment] = relative(root, file).split(sep);
    const folders = [`${fragment}/src`, "shared/content/src", "shared/contracts/src", "shared/i18n/src"];
    const digest = digests.get(fragment) ?? filesDigest(root, folders);
    digests.set(fragment, digest);
    return createHash("sha256")
      .update(`${await digest} ${file}`)
      .digest("hex");
  },
};
