import { basename, dirname } from "node:path";

/** What the build makes of a page's file in one language, for tests that import it. */
export default {
  process: (_source, file) => ({
    code: `
      import { withoutOffer } from "@zhian/content/offer";
      import { readContent } from "@zhian/content/read-content";
      import { inLanguage } from "@zhian/i18n/in-language";

      const { content } = await readContent(${JSON.stringify(dirname(file))});
      export default inLanguage(withoutOffer(content), ${JSON.stringify(basename(file, ".yaml"))});
    `,
  }),
};
