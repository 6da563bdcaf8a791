import type { ProductKind } from "@zhian/contracts/catalogue";
import { type LazyHydrated, lazyHydrated } from "@zhian/fragment/lazy-hydration";
import type { PageBlock } from "../../model/page-content.ts";

type Blocks = LazyHydrated<{ blocks: readonly PageBlock[] }>;

/** The component for the blocks of each kind of product, in the chunk `product-<kind>-late`, which the page's loader names. */
export const blocksOfKind: Readonly<Record<ProductKind, Blocks>> = {
  compute: lazyHydrated(() =>
    import(/* webpackChunkName: "product-compute-late" */ "./compute-blocks.tsx").then((part) => part.ComputeBlocks),
  ),
  storage: lazyHydrated(() =>
    import(/* webpackChunkName: "product-storage-late" */ "./storage-blocks.tsx").then((part) => part.StorageBlocks),
  ),
  network: lazyHydrated(() =>
    import(/* webpackChunkName: "product-network-late" */ "./network-blocks.tsx").then((part) => part.NetworkBlocks),
  ),
  database: lazyHydrated(() =>
    import(/* webpackChunkName: "product-database-late" */ "./database-blocks.tsx").then((part) => part.DatabaseBlocks),
  ),
  domain: lazyHydrated(() =>
    import(/* webpackChunkName: "product-domain-late" */ "./domain-blocks.tsx").then((part) => part.DomainBlocks),
  ),
  hosting: lazyHydrated(() =>
    import(/* webpackChunkName: "product-hosting-late" */ "./hosting-blocks.tsx").then((part) => part.HostingBlocks),
  ),
  "security-product": lazyHydrated(() =>
    import(/* webpackChunkName: "product-security-product-late" */ "./security-product-blocks.tsx").then(
      (part) => part.SecurityProductBlocks,
    ),
  ),
  "security-service": lazyHydrated(() =>
    import(/* webpackChunkName: "product-security-service-late" */ "./security-service-blocks.tsx").then(
      (part) => part.SecurityServiceBlocks,
    ),
  ),
};
