import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { type RunningShell, removeFolders, startTestShell, untilRevision } from "../testing/running-shell.ts";

const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });
const products = makeFragment({ name: "mf-products", routes: ["/", "/home", "/products/*"] });

let registry: FakeRegistry;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([header, products]);
  shell = await startTestShell(registry);
  await untilRevision(shell, 1);
}, 60_000);

afterAll(async () => {
  await shell.close();
  await registry.close();
  await removeFolders();
});

describe("a page", () => {
  it("is composed of what three fragments' slots rendered, in order, in one document", async () => {
    const answer = await shell.get("/products/bcc?x=1");
    const html = await answer.text();

    expect(answer.status).toBe(200);
    expect(html).toContain(`<html lang="en">`);
    const slots = [...html.matchAll(/<(?:div|main) id="slot-(\w+)"[^>]*>(.*?)<\/(?:div|main)>/g)];
    expect(slots.map(([, slot, content]) => [slot, content])).toEqual([
      ["header", "<p>mf-header-footer@1.0.0 header /products/bcc?x=1 en USD false</p>"],
      ["main", "<p>mf-products@1.0.0 main /products/bcc?x=1 en USD false</p>"],
      ["footer", "<p>mf-header-footer@1.0.0 footer /products/bcc?x=1 en USD false</p>"],
      ["overlay", ""],
    ]);
  });
});
