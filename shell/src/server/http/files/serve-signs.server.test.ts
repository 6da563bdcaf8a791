import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { signId, signsPath } from "@zhian/contracts/signs";
import { siteOffers } from "@zhian/testing/site-catalogue";
import { type FakeRegistry, startFakeRegistry } from "../../testing/fake-registry.ts";
import { makeFragment } from "../../testing/fragment-fixture.ts";
import {
  endTestShell,
  makeAssets,
  type RunningShell,
  startTestShell,
  untilRevision,
} from "../../testing/running-shell.ts";

let registry: FakeRegistry;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFakeRegistry();
  shell = await startTestShell(registry);
});

afterAll(() => endTestShell(shell, registry));

it("renders the seal of a product without a drawing as text, as long as the product is served", async () => {
  const [cloud, bare] = siteOffers.filter(({ code }) => ["bcc", "bbc"].includes(code));
  if (!cloud || !bare) throw new Error("the site offers both");
  const fragment = makeFragment({ name: "mf-products", routes: ["/", "/products/*"] });
  const offering = (offers: typeof siteOffers) => ({
    ...fragment,
    manifest: { ...fragment.manifest, offers: [...offers] },
  });

  registry.serve([offering([cloud, bare])]);
  await untilRevision(shell, 1);
  const signs = await shell.text(signsPath);
  expect(signs).toContain(`<symbol id="${signId(bare.seal)}" viewBox="0 -220 250 220"`);
  expect(signs).toContain(`>${bare.seal}</text></symbol>`);
  expect(signs.split(`id="${signId(cloud.seal)}"`)).toHaveLength(2);
  expect((await shell.get(signsPath)).headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");

  registry.serve([offering([cloud])]);
  await untilRevision(shell, 2);
  expect(await shell.text(signsPath)).not.toContain("<text");
});

it("sends the drawings as compressed by the build", async () => {
  const folder = await makeAssets();
  const drawn = `<svg>${"<symbol></symbol>".repeat(100)}</svg>`;
  // Larger than the server's own compression would produce.
  const br = brotliCompressSync(drawn, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  await writeFile(join(folder, "browser/signs.svg"), drawn);
  await writeFile(join(folder, "browser/signs.svg.br"), br);
  const own = await startTestShell(registry, { SHELL_ASSETS_DIR: folder });
  try {
    const answer = await own.get(signsPath, { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("content-length")).toBe(String(br.byteLength));
    expect(await answer.text()).toBe(drawn);
  } finally {
    await own.close();
  }
});
