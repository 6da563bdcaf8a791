import { StepList } from "@zhian/ui/step-list";
import type { ReactNode } from "react";
import type { BlockOf } from "../../model/page-content.ts";
import { Words } from "../words.tsx";
import { BlockSection } from "./block-section.tsx";

interface StepsProps {
  block: BlockOf<"steps">;
  aside?: ReactNode;
}

export function Steps({ block, aside }: StepsProps) {
  return (
    <BlockSection block={block} aside={aside}>
      <StepList
        steps={block.items.map(({ title, text, who }) => ({
          key: title,
          title: <Words>{title}</Words>,
          text: <Words>{text}</Words>,
          who,
        }))}
      />
    </BlockSection>
  );
}
