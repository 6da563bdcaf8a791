import { join } from "node:path";
import { galleryBuild } from "@zhian/build/gallery-build";
import { writeGallery } from "@zhian/build/gallery-pages";
import webpack from "webpack";

/** Builds the gallery of the site's parts whenever they change; its page is read again on each visit. Resolves with the first build. */
export function watchGallery({ root, dist, say }: { root: string; dist: string; say(line: string): void }) {
  const first = Promise.withResolvers<void>();
  const compiler = webpack(galleryBuild(join(root, "tools/gallery"), dist));
  compiler.watch({}, (error, stats) => {
    const [built] = stats?.stats ?? [];
    if (error || !built || stats?.hasErrors()) {
      say(`gallery: ${error?.message ?? stats?.toString("errors-only")}`);
      first.resolve();
      return;
    }
    writeGallery(dist, built.compilation).then(first.resolve, (fault: unknown) => {
      say(`gallery: ${String(fault)}`);
      first.resolve();
    });
  });
  return first.promise;
}
