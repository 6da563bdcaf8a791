import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { escapeHtml } from "./escape-html.ts";

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom("</script>", "<!--", "]]>", "&amp;", "&#39;", '"', "'", "&"),
      fc.string({ unit: "binary" }),
    ),
  )
  .map((parts) => parts.join(""));

function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

it("B-S-10 escaped text cannot open an element, end an attribute or start an entity", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
      expect(unescaped(escapeHtml(text))).toBe(text);
    }),
  );
});
