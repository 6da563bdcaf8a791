import "../parts/base.ts";
import { preloadRemote } from "@module-federation/enhanced/runtime";

// As Module Federation recommends: an async boundary before any shared module, and the page's files preloaded immediately.
void preloadRemote([
  { nameOrAlias: "mf_header_footer", resourceCategory: "sync" },
  { nameOrAlias: "mf_products", resourceCategory: "sync" },
]);
await import("./bootstrap.tsx");
