import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { pagesToShow } from "./pages-to-show.ts";
import { Pagination } from "./pagination.tsx";

const texts = { label: "Pages", previous: "Previous", next: "Next", page: (page: number) => `Page ${page}` };

describe("pagesToShow", () => {
  it.each([
    [1, 1, [1]],
    [2, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, null, 20]],
    [4, 20, [1, 2, 3, 4, 5, null, 20]],
    [5, 20, [1, null, 4, 5, 6, null, 20]],
    [16, 20, [1, null, 15, 16, 17, null, 20]],
    [17, 20, [1, null, 16, 17, 18, 19, 20]],
    [20, 20, [1, null, 16, 17, 18, 19, 20]],
    [4, 8, [1, 2, 3, 4, 5, null, 8]],
    [5, 8, [1, null, 4, 5, 6, 7, 8]],
  ])("for page %i of %i returns %j", (current, last, shown) => {
    expect(pagesToShow(current, last)).toEqual(shown);
  });
});

describe("pagination", () => {
  it("consists of links, marks the current one, and has no next link at the end", () => {
    render(<Pagination current={9} last={9} hrefOf={(page) => `/zh/news?page=${page}`} texts={texts} />);

    expect(screen.getByRole("navigation", { name: "Pages" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Page 9" }).getAttribute("aria-current")).toBe("page");
    expect(screen.getByRole("link", { name: "Previous" }).getAttribute("href")).toBe("/zh/news?page=8");
    expect(screen.queryByRole("link", { name: "Next" })).toBeNull();
  });

  it("renders nothing for a list of one page", () => {
    const { container } = render(<Pagination current={1} last={1} hrefOf={String} texts={texts} />);
    expect(container.innerHTML).toBe("");
  });
});
