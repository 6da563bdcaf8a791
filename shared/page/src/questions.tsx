import type { InLanguage } from "@zhian/i18n/in-language";
import { Faq } from "@zhian/ui/faq";
import { BlockSection } from "./block-section.tsx";
import type { FaqBlock } from "./content.ts";
import { Words } from "./words.tsx";

export function Questions({ block }: { block: InLanguage<FaqBlock> }) {
  return (
    <BlockSection block={block}>
      <Faq
        items={block.items.map(({ question, answer }) => ({
          key: question,
          question: <Words>{question}</Words>,
          answer: (
            <p>
              <Words>{answer}</Words>
            </p>
          ),
        }))}
      />
    </BlockSection>
  );
}
