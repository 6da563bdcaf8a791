import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { renderPage } from "@zhian/testing/render-page";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

describe("/template", () => {
  it.each([
    ["/template", messages.en.start.title],
    ["/zh/template", messages.zh.start.title],
  ])("shows its title at %s", async (address, title) => {
    await renderPage(routes, address, { messages });

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  });
});
