import { serverSizes } from "@zhian/contracts/demo-prices";
import type { BlockOf } from "../../model/page-content.ts";
import { Finder } from "../instruments/finder.tsx";

/** The sizes of servers, to be narrowed down to those that are large enough. */
export function Sizes({ block: { families, demo, ...block } }: { block: BlockOf<"sizes"> }) {
  const { labels } = block;
  return (
    <Finder
      demo={demo}
      block={{
        ...block,
        is: "finder",
        questions: [
          { id: "vcpu", is: "at-least", label: labels.atLeastCores, unit: "", values: valuesOf("vcpu") },
          { id: "memoryGib", is: "at-least", label: labels.atLeastMemory, unit: "GiB", values: valuesOf("memoryGib") },
        ],
        columns: [labels.family, labels.cores, labels.memory],
        rows: serverSizes.map(({ id, family, vcpu, memoryGib, usdPerMonth }) => ({
          id,
          name: id,
          cells: [families[family], `${vcpu} vCPU`, `${memoryGib} GiB`],
          suits: { vcpu, memoryGib },
          usdPerMonth,
        })),
      }}
    />
  );
}

function valuesOf(key: "vcpu" | "memoryGib"): number[] {
  return [...new Set(serverSizes.map((size) => size[key]))].sort((a, b) => a - b);
}
