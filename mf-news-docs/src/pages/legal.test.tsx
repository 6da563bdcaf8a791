import { describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { renderPage } from "@zhian/testing/render-page";
import { messages } from "../messages.ts";
import { type LegalName, legalNames } from "../model/legal-document.ts";
import { routes } from "../routes.ts";

const seo = { title: "", description: "", keywords: "" };
// The keys of `legalNames`.
const names = Object.keys(legalNames) as LegalName[];

function visit(address: string) {
  return renderPage(routes, address, { messages, answers: { "cms.seo": seo } });
}

describe.each(names)("/protocol/%s", (name) => {
  it("has a date, a table of contents that links to its sections, and says that it is a draft", async () => {
    await visit(`/protocol/${name}`);

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(legalNames[name].en);
    expect(screen.getByText("Not yet: draft")).toBeTruthy();
    expect(screen.getByText(/is not binding until the owner’s counsel/)).toBeTruthy();
    expect(screen.getAllByText("20 November 2026")[0]?.tagName).toBe("TIME");
    const entries = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
    expect(entries.length).toBeGreaterThan(5);
    for (const entry of entries) {
      expect(document.querySelector(entry.getAttribute("href") ?? "")?.querySelector("h2")).toBeTruthy();
    }
    expect(screen.getAllByText("In plain language")).toHaveLength(entries.length);
  });

  it("is complete in Chinese, and links to the other documents", async () => {
    const { container } = await visit(`/zh/protocol/${name}`);

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(legalNames[name].zh);
    expect(container.textContent).not.toMatch(/\b(the|and|your|with)\b/i);
    const others = within(screen.getByRole("navigation", { name: "其他法律文件" })).getAllByRole("link");
    expect(others.map((link) => link.getAttribute("href"))).toEqual(
      names.filter((other) => other !== name).map((other) => `/zh/protocol/${other}`),
    );
  });
});

it("numbers a clause by its position", async () => {
  await visit("/protocol/privacyProtocal");
  expect(screen.getByRole("link", { name: "Section 2" }).getAttribute("href")).toBe("#what-we-collect");
  expect(screen.getByText("2.3").parentElement?.textContent).toContain("When you have an account");
});
