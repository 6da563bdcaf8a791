import { useLoaderData } from "@zhian/fragment/router";
import { loader } from "../api/product-loader.ts";
import { ProductPage } from "../ui/product-page.tsx";

export { loader };

/** Of a product whose kind brings nothing that has to come with its route; other names and unknown codes end here, too. */
export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} />;
}
