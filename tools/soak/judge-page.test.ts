import { describe, expect, it } from "@jest/globals";
import { judgeFrame, judgePage } from "./judge-page.ts";
import { hasFrame, readPage } from "./read-page.ts";

interface Shown {
  mark?: string;
  heading?: string;
  header?: string;
  footer?: string;
  outcome?: string;
}

function pageOf({ mark = "7-1", heading = "Cloud", header = "Menu", footer = "Imprint", outcome = "rendered" }: Shown) {
  return `<!doctype html><html><body>
<div id="slot-header" data-slot="header" data-fragment="mf-a" data-outcome="rendered"><a href="/?visit=${mark}"><div>${header}</div></a></div><main id="slot-main" data-slot="main" tabindex="-1" data-fragment="mf-b" data-outcome="${outcome}"><h1 class="x">${heading}<!-- --> <b>server</b></h1></main><div id="slot-footer" data-slot="footer" data-fragment="mf-a" data-outcome="rendered">${footer}</div><script type="application/json" id="page">{}</script></body></html>`;
}

function before() {
  const parts = readPage(pageOf({ mark: "before" }), "before");
  if (!parts) throw new Error("the page of this test is whole");
  return { path: "/", parts };
}

const good = (shown: Shown) => ({ ending: "good" as const, body: Buffer.from(pageOf(shown)) });

describe("judgePage", () => {
  it("passes an unchanged page, whatever its query", () => {
    expect(before().parts.heading).toBe("Cloud server");
    expect(judgePage(good({}), before(), "7-1")).toBeUndefined();
  });

  it.each([
    [{ heading: "Database" }, "wrong heading: Database server"],
    [{ header: "Menus" }, 'wrong header: "s</div></a>" instead of "</div></a>"'],
    [{ footer: "Imp" }, 'wrong footer: "" instead of "rint"'],
    [{ footer: "" }, "not whole: a part is missing"],
  ])("reports a page with %j", (shown, problem) => {
    expect(judgePage(good(shown), before(), "7-1")).toEqual({ what: "wrong", problem });
  });

  it("distinguishes a late page from a wrong one", () => {
    const fallback = good({ outcome: "fallback" });
    const late = { what: "late", problem: "not whole: main shows its fallback", fragments: ["mf-b"] };
    expect(judgePage(fallback, before(), "7-1")).toEqual(late);
    expect(judgePage({ ...fallback, ending: "turned-away" }, before(), "7-1")).toEqual({
      ...late,
      problem: "turned-away: main shows its fallback",
    });
    const never = { ending: "timed-out" as const, body: Buffer.alloc(0), problem: "TIMED_OUT" };
    expect(judgePage(never, before(), "7-1")).toEqual({ what: "late", problem: "timed-out", fragments: [] });
  });

  it("reports a truncated page, and a missing one", () => {
    const cut = { ending: "good" as const, body: Buffer.from(pageOf({}).slice(0, -20)) };
    expect(judgePage(cut, before(), "7-1")).toEqual({ what: "wrong", problem: "not whole: a part is missing" });
    const none = { ending: "cut" as const, body: Buffer.alloc(0), problem: "ECONNRESET" };
    expect(judgePage(none, before(), "7-1")).toEqual({ what: "wrong", problem: "cut: ECONNRESET" });
  });
});

describe("hasFrame", () => {
  it("looks at header and footer, not at the main part", () => {
    expect(hasFrame(pageOf({ outcome: "fallback" }))).toBe(true);
    expect(hasFrame(pageOf({ header: "x" }).replace("slot-header", "slot-other"))).toBe(false);
  });
});

describe("judgeFrame", () => {
  const fallback = (html: string) => html.replaceAll(/(data-fragment="mf-a" data-outcome=)"rendered"/g, '$1"fallback"');

  it("distinguishes a late header from a wrong one", () => {
    expect(judgeFrame(pageOf({ outcome: "fallback" }))).toBeUndefined();
    const problem = "not whole: header shows its fallback, footer shows its fallback";
    expect(judgeFrame(fallback(pageOf({ outcome: "fallback" })))).toEqual({
      what: "late",
      problem,
      fragments: ["mf-a"],
    });
    const wrong = { what: "wrong", problem: "header or footer is not whole" };
    expect(judgeFrame(pageOf({ outcome: "fallback" }).replace("slot-header", "slot-other"))).toEqual(wrong);
    expect(judgeFrame(fallback(pageOf({})).slice(0, -20))).toEqual(wrong);
  });
});
