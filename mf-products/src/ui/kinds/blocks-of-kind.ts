import type { ProductKind } from "@zhian/contracts/catalogue";
import { type LatePart, latePart } from "@zhian/fragment/late-part";
import type { PageBlock } from "../../model/page-content.ts";

type Blocks = LatePart<{ blocks: readonly PageBlock[] }>;

/** What shows the blocks of each kind of product, in the chunk `product-<kind>-late`: a page's loader names it. */
export const blocksOfKind: Readonly<Record<ProductKind, Blocks>> = {
  compute: latePart(() =>
    import(/* webpackChunkName: "product-compute-late" */ "./compute-blocks.tsx").then((part) => part.ComputeBlocks),
  ),
  storage: latePart(() =>
    import(/* webpackChunkName: "product-storage-late" */ "./storage-blocks.tsx").then((part) => part.StorageBlocks),
  ),
  network: latePart(() =>
    import(/* webpackChunkName: "product-network-late" */ "./network-blocks.tsx").then((part) => part.NetworkBlocks),
  ),
  database: latePart(() =>
    import(/* webpackChunkName: "product-database-late" */ "./database-blocks.tsx").then((part) => part.DatabaseBlocks),
  ),
  domain: latePart(() =>
    import(/* webpackChunkName: "product-domain-late" */ "./domain-blocks.tsx").then((part) => part.DomainBlocks),
  ),
  hosting: latePart(() =>
    import(/* webpackChunkName: "product-hosting-late" */ "./hosting-blocks.tsx").then((part) => part.HostingBlocks),
  ),
  "security-product": latePart(() =>
    import(/* webpackChunkName: "product-security-product-late" */ "./security-product-blocks.tsx").then(
      (part) => part.SecurityProductBlocks,
    ),
  ),
  "security-service": latePart(() =>
    import(/* webpackChunkName: "product-security-service-late" */ "./security-service-blocks.tsx").then(
      (part) => part.SecurityServiceBlocks,
    ),
  ),
};
