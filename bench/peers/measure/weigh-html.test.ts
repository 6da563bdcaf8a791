import { describe, expect, it } from "@jest/globals";
import { weighHtml } from "./weigh-html.ts";

const document = `<!doctype html><style data-href="a">${"a".repeat(2000)}</style><style>${"b".repeat(500)}</style>
<div id="slot-header" data-slot="header"><p>${"字".repeat(1000)}</p></div><main id="slot-main">${"m".repeat(4000)}</main>
<script type="application/json" id="page">${"d".repeat(1500)}</script><script type="application/json">${"d".repeat(500)}</script><script>skipped</script>`;

describe("weighHtml", () => {
  it("measures styles, the header, data and the whole in bytes, not in characters", () => {
    const { all, styles, header, data } = weighHtml(document);
    expect([styles, data]).toEqual([2.5, 2]);
    expect(header).toBeCloseTo(3.013, 3);
    expect(all).toBe(Buffer.byteLength(document) / 1000);
  });

  it("finds none of them in a client-rendered document", () => {
    expect(weighHtml(`<div id="root"></div>`)).toMatchObject({ styles: 0, header: 0, data: 0 });
  });
});
