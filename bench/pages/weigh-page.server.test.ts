import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { weighPage } from "./weigh-page.ts";

const style = "a{color:red}";
const scripts: Record<string, string> = { "/shell.js": "shell()", "/page.js": "page(1)" };
const documentOf = (menu: string) => `<html><head><link rel="preload" as="font" href="/font.woff2">
<link rel="preload" as="script" href="/page.js" nonce="n"><script src="/shell.js" defer></script><style nonce="n">${style}</style></head><body>
<div id="slot-header">${menu}</div><main id="slot-main">text</main><div id="slot-footer">${menu}</div><div id="slot-overlay"></div>
<script type="application/json" id="data-mf-header-footer">{"menu":"${menu}"}</script></body></html>`;

let server: Server;
let origin: string;
let menu: string;

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    const body = url === "/" ? documentOf(menu) : scripts[url];
    response.writeHead(body === undefined ? 404 : 200);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

describe("weighPage", () => {
  it("counts the document, its styles and its scripts, but no fonts", async () => {
    menu = "one";
    const { html, styles, script, total } = await weighPage(origin, "/");
    const pressed = (text: string) => brotliCompressSync(text).byteLength;

    expect(styles).toBe(pressed(style));
    expect(script).toBe(pressed("shell()") + pressed("page(1)"));
    expect(html).toBe(pressed(documentOf(menu).replace(style, "")));
    expect(total).toBe(html + styles + script);
  });

  it("distinguishes growth of the header and footer from growth of the page itself", async () => {
    menu = "one";
    const before = (await weighPage(origin, "/")).plain;
    menu = "one and two";
    const after = (await weighPage(origin, "/")).plain;

    expect(after.page - before.page).toBe(0);
    expect(after.layout - before.layout).toBe(3 * " and two".length);
  });

  it("counts a number in the header and footer as one digit", async () => {
    menu = "all 9";
    const before = (await weighPage(origin, "/")).plain;
    menu = "all 18";
    const after = (await weighPage(origin, "/")).plain;

    expect(after).toEqual(before);
    menu = "all 18 of them";
    expect((await weighPage(origin, "/")).plain.layout).toBeGreaterThan(after.layout);
  });

  it("names a missing page", async () => {
    await expect(weighPage(origin, "/none")).rejects.toThrow("/none returned 404");
  });
});
