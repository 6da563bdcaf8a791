import { useLoaderData } from "@zhian/fragment/router";
import { loader } from "../api/product-loader.ts";
import type { KindBlockContent } from "../ui/blocks/block-list.tsx";
import { Plans } from "../ui/compute/plans.tsx";
import { Sizes } from "../ui/compute/sizes.tsx";
import { Finder } from "../ui/instruments/finder.tsx";
import { Timeline } from "../ui/instruments/timeline.tsx";
import { ProductPage } from "../ui/product-page.tsx";

export { loader };

export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} KindBlock={ComputeBlock} />;
}

function ComputeBlock({ block }: { block: KindBlockContent }) {
  if (block.is === "sizes") return <Sizes block={block} />;
  if (block.is === "plans") return <Plans block={block} />;
  if (block.is === "finder") return <Finder block={block} />;
  if (block.is === "timeline") return <Timeline block={block} />;
  return null;
}
