import { describe, expect, it } from "@jest/globals";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MenuList } from "../headless/menu-list.tsx";
import { Menu } from "./menu.tsx";

const chosen: string[] = [];
const items = [
  { key: "copy", label: "Copy", onSelect: () => chosen.push("copy") },
  { key: "docs", label: "Documents", href: "#docs" },
  { key: "delete", label: "Delete", isDisabled: true, startsGroup: true },
];

describe("a menu", () => {
  // In jsdom, the headless module is the server's: loading it fails.
  it("is a plain list of its actions while its code is not loaded, and retries silently", async () => {
    render(<Menu label="More" items={items} />);
    const button = screen.getByRole("button", { name: "More" });
    await userEvent.hover(button);
    await userEvent.hover(button);
    const list = document.getElementById(button.getAttribute("popovertarget") ?? "") ?? document.body;
    expect(button.hasAttribute("aria-haspopup")).toBe(false);
    expect(within(list).getByRole("link", { name: "Documents", hidden: true }).getAttribute("href")).toBe("#docs");
    expect(within(list).getByRole<HTMLButtonElement>("button", { name: "Delete", hidden: true }).disabled).toBe(true);
  });

  it("is navigated by arrow keys and first letters, and restores focus", async () => {
    const changes: boolean[] = [];
    const trigger = document.body.appendChild(document.createElement("button"));
    trigger.id = "trigger";
    trigger.textContent = "More";
    const shown = (isOpen: boolean) => (
      <MenuList
        trigger={trigger}
        id="menu"
        items={items}
        isOpen={isOpen}
        onOpenChange={(is) => changes.push(is)}
        align="start"
      />
    );
    const { rerender } = render(shown(false));
    trigger.focus();
    rerender(shown(true));
    const menu = screen.getByRole("menu", { name: "More" });
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(within(menu).getByRole("menuitem", { name: "Copy" }));
    await userEvent.keyboard("d");
    expect(document.activeElement).toBe(within(menu).getByRole("menuitem", { name: "Documents" }));
    await userEvent.keyboard("{Home}{Enter}");
    expect(chosen).toEqual(["copy"]);
    expect(changes).toEqual([false]);
    rerender(shown(false));
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    trigger.remove();
  });
});
