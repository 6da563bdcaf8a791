import { useLoaderData } from "@zhian/fragment/router";
import { loader } from "../api/product-loader.ts";
import type { KindBlockContent } from "../ui/blocks/block-list.tsx";
import { Deliverable } from "../ui/instruments/deliverable.tsx";
import { Timeline } from "../ui/instruments/timeline.tsx";
import { ProductPage } from "../ui/product-page.tsx";
import { Coverage } from "../ui/security/coverage.tsx";

export { loader };

export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} KindBlock={SecurityServiceBlock} />;
}

function SecurityServiceBlock({ block }: { block: KindBlockContent }) {
  if (block.is === "coverage") return <Coverage block={block} />;
  if (block.is === "deliverable") return <Deliverable block={block} />;
  if (block.is === "timeline") return <Timeline block={block} />;
  return null;
}
