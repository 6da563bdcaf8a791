import { describe, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { MarkedText } from "./marked-text.tsx";

function htmlOf(text: string, locale: "en" | "zh") {
  return render(<MarkedText text={text} locale={locale} />).container.innerHTML;
}

describe("MarkedText", () => {
  it("marks a Chinese term in an English text", () => {
    expect(htmlOf("Classified Protection (MLPS, 等保) level 2", "en")).toBe(
      'Classified Protection (MLPS, <span lang="zh-Hans">等保</span>) level 2',
    );
  });

  it("marks a text that only exists in Chinese as a whole", () => {
    expect(htmlOf("按日计费，无需管理。", "en")).toBe('<span lang="zh-Hans">按日计费，无需管理。</span>');
  });

  it("leaves a Chinese page as it is", () => {
    expect(htmlOf("等保 2.0 合规", "zh")).toBe("等保 2.0 合规");
  });
});
