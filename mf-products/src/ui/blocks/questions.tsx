import { Faq } from "@zhian/ui/faq";
import type { BlockOf } from "../../model/page-content.ts";
import { Words } from "../words.tsx";
import { BlockSection } from "./block-section.tsx";

export function Questions({ block }: { block: BlockOf<"faq"> }) {
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
