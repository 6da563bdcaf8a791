import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Accordion } from "./accordion.tsx";

const items = ["Billing", "Regions"].map((title) => ({ key: title, title, content: `About ${title}`, anchor: title }));

describe("an accordion", () => {
  it("consists of native details elements, with all content in the page", async () => {
    const { container } = render(<Accordion items={items} />);
    const [billing, regions] = container.querySelectorAll("details");
    await userEvent.click(screen.getByText("Billing"));
    await userEvent.click(screen.getByText("Regions"));
    expect([billing?.open, regions?.open]).toEqual([true, true]);
    expect(screen.getByText("About Regions").closest("[id]")?.id).toBe("Regions");
  });

  it("keeps one item open at a time, by a unique name", () => {
    const { container } = render(
      <>
        <Accordion isExclusive items={items} />
        <Accordion isExclusive items={items} />
      </>,
    );
    const [first, second, third] = [...container.querySelectorAll("details")].map((item) => item.getAttribute("name"));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
