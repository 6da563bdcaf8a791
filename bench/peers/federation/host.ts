import "../parts/base.ts";
import { preloadRemote } from "@module-federation/enhanced/runtime";

// As Module Federation recommends: an asynchronous boundary before anything that is shared, and the page's files fetched at once.
void preloadRemote([
  { nameOrAlias: "mf_header_footer", resourceCategory: "sync" },
  { nameOrAlias: "mf_products", resourceCategory: "sync" },
]);
await import("./bootstrap.tsx");
