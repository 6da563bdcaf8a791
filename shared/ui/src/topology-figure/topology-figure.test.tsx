import { describe, expect, it } from "@jest/globals";
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { pathBetween, sizeOf } from "./figure-geometry.ts";
import { TopologyFigure } from "./topology-figure.tsx";

describe("pathBetween", () => {
  it("goes straight within a row, in either direction", () => {
    expect(pathBetween({ column: 0, row: 0 }, { column: 1, row: 0 })).toBe("M129 24H155");
    expect(pathBetween({ column: 1, row: 0 }, { column: 0, row: 0 })).toBe("M155 24H129");
  });

  it("goes straight down a column", () => {
    expect(pathBetween({ column: 0, row: 0 }, { column: 0, row: 1 })).toBe("M65 47V81");
  });

  it("crosses in the gap before the target's row", () => {
    expect(pathBetween({ column: 0, row: 0 }, { column: 1, row: 1 })).toBe(
      "M65 47V58Q65 64 71 64H213Q219 64 219 70V81",
    );
  });

  it("stays within the size of the figure", () => {
    expect(sizeOf([{ column: 2, row: 1 }])).toEqual({ width: 438, height: 128 });
  });
});

describe("TopologyFigure", () => {
  const nodes = [
    { id: "a", column: 0, row: 0, label: "Cloud Server", note: "BCC", seal: "云", kind: "compute", isSelf: true },
    { id: "b", column: 1, row: 0, label: "MySQL", href: "/products/mysql", kind: "storage" },
  ] as const;
  const edges = [{ from: "a", to: "b", label: "The server queries the database" }];

  it("links to its neighbours, not itself, and describes its lines in words", () => {
    render(<TopologyFigure caption="Two tiers" nodes={nodes} edges={edges} />);

    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/products/mysql"]);
    expect(screen.getByRole("listitem").textContent).toBe("The server queries the database");
    expect(screen.getByRole("figure", { name: "Two tiers" })).toBeTruthy();
  });

  it("leaves a click to the page, and a new-tab click to the browser", () => {
    const followed: string[] = [];
    render(<TopologyFigure caption="Two tiers" nodes={nodes} edges={edges} onFollow={(href) => followed.push(href)} />);
    const link = screen.getByRole("link");
    const click = createEvent.click(link);
    const forNewTab = createEvent.click(link, { ctrlKey: true });

    fireEvent(link, click);
    expect([click.defaultPrevented, followed]).toEqual([true, ["/products/mysql"]]);
    // Prevents navigation, which jsdom does not implement; React has handled the click before it gets here.
    let wasPrevented = true;
    window.addEventListener("click", (event) => ((wasPrevented = event.defaultPrevented), event.preventDefault()), {
      once: true,
    });
    fireEvent(link, forNewTab);
    expect([wasPrevented, followed]).toEqual([false, ["/products/mysql"]]);
  });
});
