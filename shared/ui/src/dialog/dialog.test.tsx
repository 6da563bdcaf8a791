import { beforeAll, describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installDialogs } from "@zhian/testing/dialogs-in-jsdom";
import { renderToString } from "react-dom/server";
import { Sheet } from "../sheet/sheet.tsx";
import { Dialog } from "./dialog.tsx";

beforeAll(installDialogs);

describe("a dialog", () => {
  it("is named by its title, opens with the title focused, and closes with its close button", async () => {
    const closings: string[] = [];
    render(
      <Dialog trigger={{ label: "Open" }} title="Delete" closeLabel="Close" onClose={() => closings.push("closed")}>
        Really?
      </Dialog>,
    );
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    const dialog = screen.getByRole("dialog", { name: "Delete" });
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Delete" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(closings).toEqual(["closed"]);
  });

  it("declares in its markup how it opens and closes, for a page without scripts", () => {
    const html = renderToString(
      <Dialog trigger={{ label: "Open" }} title="Delete" closeLabel="Close">
        Really?
      </Dialog>,
    );
    const id = /<dialog id="([^"]+)"/.exec(html)?.[1];
    expect(id).toBeTruthy();
    expect(html).toContain(`command="show-modal" commandfor="${id}"`);
    expect(html).toContain(`command="close" commandfor="${id}"`);
    expect(html).toContain('closedby="closerequest"');
  });

  it("follows its controlled state, and ignores the closing of a nested dialog", () => {
    let closings = 0;
    const view = (isOpen: boolean, isInnerOpen: boolean) => (
      <Dialog isOpen={isOpen} onClose={() => (closings += 1)} title="Outer" closeLabel="Close">
        <Sheet isOpen={isInnerOpen} title="Inner" closeLabel="Close">
          Details
        </Sheet>
      </Dialog>
    );
    const { rerender } = render(view(true, true));
    expect(screen.getAllByRole("dialog")).toHaveLength(2);
    rerender(view(true, false));
    expect(screen.getByRole("dialog", { name: "Outer" })).toBeTruthy();
    expect(closings).toBe(0);
    rerender(view(false, false));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(closings).toBe(1);
  });
});

describe("a sheet", () => {
  it("closes on a click outside", () => {
    expect(
      renderToString(
        <Sheet title="Cart" closeLabel="Close">
          Empty
        </Sheet>,
      ),
    ).toContain('closedby="any"');
  });
});
