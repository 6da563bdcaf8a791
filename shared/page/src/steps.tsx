import type { InLanguage } from "@zhian/i18n/in-language";
import { StepList } from "@zhian/ui/step-list";
import type { ReactNode } from "react";
import { BlockSection } from "./block-section.tsx";
import type { StepsBlock } from "./content.ts";
import { useMarked } from "./use-marked.ts";

interface StepsProps {
  block: InLanguage<StepsBlock>;
  aside?: ReactNode;
}

export function Steps({ block, aside }: StepsProps) {
  const marked = useMarked();
  return (
    <BlockSection block={block} aside={aside}>
      <StepList
        steps={block.items.map(({ title, text, who, duration }) => ({
          key: title,
          title: marked(title),
          text: marked(text),
          who,
          duration,
        }))}
      />
    </BlockSection>
  );
}
