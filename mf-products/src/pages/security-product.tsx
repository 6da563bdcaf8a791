import { useLoaderData } from "@zhian/fragment/router";
import { loader } from "../api/product-loader.ts";
import type { KindBlockContent } from "../ui/blocks/block-list.tsx";
import { PacketPath } from "../ui/instruments/packet-path.tsx";
import { Timeline } from "../ui/instruments/timeline.tsx";
import { ProductPage } from "../ui/product-page.tsx";
import { Attacks } from "../ui/security/attacks.tsx";
import { Coverage } from "../ui/security/coverage.tsx";

export { loader };

export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} KindBlock={SecurityProductBlock} />;
}

function SecurityProductBlock({ block }: { block: KindBlockContent }) {
  if (block.is === "attacks") return <Attacks block={block} />;
  if (block.is === "coverage") return <Coverage block={block} />;
  if (block.is === "packet-path") return <PacketPath block={block} />;
  if (block.is === "timeline") return <Timeline block={block} />;
  return null;
}
