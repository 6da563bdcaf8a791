import type { BlockOf } from "../../model/page-content.ts";
import { Finder } from "../instruments/finder.tsx";

/** Server sizes, which readers can filter for those that are large enough. */
export function Sizes({ block: { families, sizes, demo, ...block } }: { block: BlockOf<"sizes"> }) {
  const { labels } = block;
  return (
    <Finder
      demo={demo}
      block={{
        ...block,
        is: "finder",
        questions: [
          { id: "vcpu", is: "at-least", label: labels.atLeastCores, unit: "", values: valuesOf(sizes, "vcpu") },
          {
            id: "memoryGib",
            is: "at-least",
            label: labels.atLeastMemory,
            unit: "GiB",
            values: valuesOf(sizes, "memoryGib"),
          },
        ],
        columns: [labels.family, labels.cores, labels.memory],
        rows: sizes.map(({ id, family, vcpu, memoryGib, usdPerMonth }) => ({
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

function valuesOf(sizes: BlockOf<"sizes">["sizes"], key: "vcpu" | "memoryGib"): number[] {
  return [...new Set(sizes.map((size) => size[key]))].sort((a, b) => a - b);
}
