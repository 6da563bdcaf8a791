import type { InLanguage } from "@zhian/i18n/in-language";
import { Faq } from "@zhian/ui/faq";
import { BlockSection } from "./block-section.tsx";
import type { FaqBlock } from "./content.ts";
import { useMarked } from "./use-marked.ts";

export function Questions({ block }: { block: InLanguage<FaqBlock> }) {
  const marked = useMarked();
  return (
    <BlockSection block={block}>
      <Faq
        items={block.items.map(({ question, answer }) => ({
          key: question,
          question: marked(question),
          answer: <p>{marked(answer)}</p>,
        }))}
      />
    </BlockSection>
  );
}
