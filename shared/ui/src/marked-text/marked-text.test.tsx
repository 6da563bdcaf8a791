import { describe, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { MarkedText, markedRuns } from "./marked-text.tsx";

function htmlOf(text: string, locale: "en" | "zh") {
  return render(<MarkedText text={text} locale={locale} />).container.innerHTML;
}

describe("MarkedText", () => {
  it("marks a Chinese term in an English text, with each run in its own element", () => {
    expect(htmlOf("Classified Protection (MLPS, 等保) level 2", "en")).toBe(
      '<span><span>Classified Protection (MLPS, </span><span lang="zh-Hans">等保</span><span>) level 2</span></span>',
    );
  });

  it("includes punctuation between Chinese words, and excludes punctuation around them", () => {
    expect(htmlOf("Reach 等保 level 2 (二级、三级).", "en")).toBe(
      '<span><span>Reach </span><span lang="zh-Hans">等保</span><span> level 2 (</span><span lang="zh-Hans">二级、三级</span><span>).</span></span>',
    );
  });

  it("marks a text that only exists in Chinese as a whole", () => {
    expect(htmlOf("按日计费，无需管理。", "en")).toBe('<span><span lang="zh-Hans">按日计费，无需管理。</span></span>');
  });

  it("leaves a Chinese page unchanged", () => {
    expect(htmlOf("等保 2.0 合规", "zh")).toBe("<span>等保 2.0 合规</span>");
  });
});

describe("markedRuns", () => {
  it("returns a text with nothing to mark unchanged", () => {
    expect(markedRuns("level 2", "en")).toBe("level 2");
  });
});
