import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import type { KindBlockContent } from "../ui/blocks/block-list.tsx";
import { Finder } from "../ui/instruments/finder.tsx";
import { ProductPage } from "../ui/product-page.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadPageBesideCatalogueData } = await import(
    /* webpackChunkName: "content-beside-catalogue" */ "../api/load-page-beside-catalogue.ts"
  );
  return loadPageBesideCatalogueData(new URL(request.url), context.get(siteContext), request.signal);
}

/** Built as a product's page is: about buying a certificate, about the data that names and websites ask for. */
export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} KindBlock={FinderBlock} />;
}

function FinderBlock({ block }: { block: KindBlockContent }) {
  return block.is === "finder" && <Finder block={block} />;
}
