import { lazyHydrated } from "@zhian/fragment/lazy-hydration";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { ProductPage } from "../ui/product-page.tsx";

const blocks = lazyHydrated(() =>
  import(/* webpackChunkName: "page-beside-catalogue-late" */ "../ui/kinds/domain-blocks.tsx").then(
    (module) => module.DomainBlocks,
  ),
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ loadPageBesideCatalogueData }] = await Promise.all([
    import(/* webpackChunkName: "content-beside-catalogue" */ "../api/load-page-beside-catalogue.ts"),
    blocks.load(),
  ]);
  return loadPageBesideCatalogueData(new URL(request.url), context.get(siteContext), request.signal);
}

/** Built like a product's page: about buying a certificate, about the data that names and websites require. */
export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} Blocks={blocks.Component} />;
}
