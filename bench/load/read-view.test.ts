import { describe, expect, it } from "@jest/globals";
import { readView } from "./read-view.ts";

const page = (
  outcome: string,
) => `<!doctype html><link href="/_fragments/mf-a/1.0.0/x.js"><i data-release="mf-a@1.0.1"></i>
<script type="application/json" id="page">{"revision":12,"slots":{"main":{"outcome":"${outcome}"}},"base":"/_fragments/mf-b/2.0.0/"}</script></html>
`;

describe("readView", () => {
  it("names every release that a page is made of, files and HTML alike", () => {
    expect(readView(Buffer.from(page("rendered")))).toEqual({
      revision: 12,
      isDegraded: false,
      releases: ["mf-a@1.0.0", "mf-a@1.0.1", "mf-b@2.0.0"],
    });
  });

  it("detects a slot that fell back", () => {
    expect(readView(Buffer.from(page("fallback")))).toMatchObject({ isDegraded: true });
  });

  it.each(["", "<html></html>", page("rendered").replace("</html>", "")])(
    "rejects %j as an incomplete page",
    (html) => {
      expect(readView(Buffer.from(html))).toBeNull();
    },
  );
});
