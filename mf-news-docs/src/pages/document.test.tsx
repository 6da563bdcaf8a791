import { describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { DocNode, Document } from "@zhian/contracts/document";
import { renderPage } from "@zhian/testing/render-page";
import type { Answers } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

function node(kind: DocNode["kind"], id: string, link: string, children: DocNode[] = []): DocNode {
  const words = { title: id, description: "", keywords: "", name: id, desc: `About ${id}.`, img: "" };
  return { kind, id, link, children, parent_id: "", slug: id.split("/").at(-1) ?? id, ...words };
}

const tree = [
  node("folder", "network", "/document/network", [
    node("document", "first", "/document/network/first"),
    node("folder", "network/cdn", "/document/network#cdn", [node("document", "rules", "/document/network/rules")]),
  ]),
  node("folder", "billing", "/document/billing", [node("document", "refunds", "/document/billing/refunds")]),
];
const document: Document = {
  id: "rules",
  path: "/document/network/rules",
  section: "network",
  folder: "network/cdn",
  title: "Cache rules",
  description: "Which answers are kept, and for how long.",
  keywords: "cdn",
  updatedAt: "2026-11-20",
  appliesTo: "CDN",
  products: ["cdn"],
  body: [
    { tag: "h2", id: "s-a", children: ["A"] },
    { tag: "h2", id: "s-b", children: ["B"] },
  ],
  digest: "0123456789abcdef",
  locales: ["en"],
  previous: { title: "First", path: "/document/network/first" },
  next: null,
};

function visit(address: string, given: Partial<Document> | Error = {}, answers: Answers = {}) {
  const answer = given instanceof Error ? () => Promise.reject({ code: 404 }) : { ...document, ...given };
  return renderPage(routes, address, {
    messages,
    answers: { "cms.docTag": { doc_tag: tree }, "cms.doc": answer, search: { hits: [], total: 0 }, ...answers },
  });
}

describe("a document", () => {
  it("is shown between the document tree, open at its entry, and its table of contents", async () => {
    await visit("/document/network/rules");

    expect(screen.getByRole("heading", { level: 1, name: "Cache rules" })).toBeTruthy();
    const all = within(screen.getByRole("navigation", { name: "All documents" }));
    expect(all.getByRole("link", { current: "page" }).getAttribute("href")).toBe("/document/network/rules");
    const isOpen = (name: string) => all.getByText(name).closest("details")?.open;
    expect([isOpen("network"), isOpen("network/cdn"), isOpen("billing")]).toEqual([true, true, false]);
    const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(trail.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/document",
      "/document/network",
      "/document/network#cdn",
    ]);
    expect(screen.getByRole("link", { name: "Markdown" }).getAttribute("href")).toBe("/document/network/rules.md");
    expect(screen.getByText("20 November 2026")).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "On this page" })).toBeTruthy();
    expect(screen.getByRole("link", { name: /First/ })).toBeTruthy();
  });

  it("keeps open folders of the tree between pages", async () => {
    const first = await visit("/document/network/rules");
    await userEvent.click(within(screen.getByRole("navigation", { name: "All documents" })).getByText("billing"));
    // jsdom opens it, and fires the event later.
    const billing = () => screen.getByText("billing", { selector: "summary *" }).closest("details");
    await waitFor(() => expect(billing()?.open).toBe(true));
    first.unmount();
    await visit("/document/network/rules");
    await waitFor(() => expect(billing()?.open).toBe(true));
  });

  it("accepts only its own folder as pid", async () => {
    await visit("/document/network/rules?pid=network%2Fcdn");
    expect(screen.getByRole("heading", { level: 1, name: "Cache rules" })).toBeTruthy();
    window.document.body.replaceChildren();
    await visit("/document/network/rules?pid=billing");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page could not be found");
    expect(screen.getByRole("link", { name: "Cache rules" }).getAttribute("href")).toBe("/document/network/rules");
  });

  it("is shown at the requested address if the CMS returns no path for it", async () => {
    await visit("/document/network/rules", { id: "", path: "", section: "", folder: "" });
    expect(screen.getByRole("heading", { level: 1, name: "Cache rules" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Markdown" }).getAttribute("href")).toBe("/document/network/rules.md");
  });

  it("is not found under another section, or if it does not exist", async () => {
    await visit("/document/billing/rules");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page could not be found");
    window.document.body.replaceChildren();
    await visit("/document/network/nothing", new Error("none"));
    expect(screen.getByRole("link", { name: "network" }).getAttribute("href")).toBe("/document/network");
  });

  it("says so if it is available in one language only", async () => {
    await visit("/zh/document/network/rules", { lang: "en" });
    expect(screen.getByText("本文仅有英文版。")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Markdown" }).getAttribute("href")).toBe("/document/network/rules.md");
  });
});

describe("a section of the documents", () => {
  it.each(["/document/network", "/document/network/index1"])(
    "describes its documents at %s, group by group",
    async (address) => {
      await visit(address);
      expect(screen.getByRole("heading", { level: 1, name: "network" })).toBeTruthy();
      expect(screen.getByText("About rules.")).toBeTruthy();
      expect(window.document.querySelector("#cdn h2")?.textContent).toBe("network/cdn");
    },
  );

  it("is not found under an unknown name, but a similar one is suggested", async () => {
    await visit("/document/netwrk");
    const found = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(found).toEqual(expect.arrayContaining(["/document", "/document/network"]));
  });
});

describe("the contents of a section", () => {
  const network = node("folder", "network", "/document/network");
  const doc_tag = [{ ...network, id: "12" }, node("folder", "billing", "/document/billing")];
  const children = [node("document", "peering", "/document/network/peering")];
  const labels = ({ body, query }: { body: object; query: object }) => ({
    doc_Label: [{ children: "12 zh" === Object.values({ ...body, ...query }).join(" ") ? children : [] }],
  });
  const linked = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

  it.each(["/zh/document/network", "/zh/document/network/rules"])(
    "come from the label tree of its own id: %s",
    async (address) => {
      await visit(address, {}, { "cms.docTag": { doc_tag }, "cms.docLabel": labels });
      expect(linked()).toContain("/zh/document/network/peering");
    },
  );

  it.each([
    ["fails", () => Promise.reject(new Error("down"))],
    ["is empty", { doc_Label: [] }],
  ])("are those of the document tree if the label tree %s", async (_, answer) => {
    await visit("/document/network", {}, { "cms.docLabel": answer });
    expect(linked()).toContain("/document/network/rules");
  });
});

it("lists all documents on one page, by section", async () => {
  await visit("/zh/document");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(
    expect.arrayContaining(["/zh/document/network", "/zh/document/network/rules", "/zh/document/billing/refunds"]),
  );
});
