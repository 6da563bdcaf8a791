import type { LoaderFunctionArgs } from "@zhian/fragment/router";
import { loadProduct } from "../api/load-product.ts";

/** Other names of products lead on from here, and unknown ones to the error page: there is nothing to show. */
export function loader(args: LoaderFunctionArgs) {
  return loadProduct(args);
}

export function Component() {
  return null;
}
