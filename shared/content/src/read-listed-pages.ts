import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { type ListedPage, sortPages } from "@zhian/contracts/listed-page";
import { pageFiles } from "./page-files.ts";
import { readContentOnce } from "./read-content.ts";
import { readPagePath } from "./read-page-path.ts";

interface ListingPage extends Pick<ListedPage, "seo"> {
  listing: Omit<ListedPage, "path" | "seo">;
}

type Content = ListingPage | { pages: (ListingPage & { path: string })[] };

/** The pages of a fragment, except product pages; `dir`: the fragment's folder. Throws ContentError. */
export async function readListedPages(dir: string): Promise<ListedPage[]> {
  const listing = pageFiles(dir).filter((file) => /^(?:listing|pages):/m.test(readFileSync(file, "utf8")));
  const pages = await Promise.all(
    listing.map(async (file): Promise<ListedPage[]> => {
      // Ensured by the schema of a kind with `listingFields`; the release is checked again.
      const content = (await readContentOnce(dirname(file))).content as Content;
      if ("pages" in content) return content.pages.map(({ path, ...page }) => toListed(path, page));
      const found = await readPagePath(file);
      if (!found) throw new Error(`${file} has a listing, but its kind does not define the root of its pages`);
      return [toListed(found.path, content)];
    }),
  );
  return sortPages(pages.flat());
}

function toListed(path: string, { listing, seo }: ListingPage): ListedPage {
  return { path, ...listing, seo };
}
