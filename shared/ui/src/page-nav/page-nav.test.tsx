import { beforeEach, expect, it, jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { PageNav } from "./page-nav.tsx";

/** The top of each section in the window, by its text. */
let tops: Record<string, number> = {};

beforeEach(() => {
  Object.assign(window, { innerHeight: 900 });
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    // Only `top` is read.
    return { top: tops[this.textContent] } as DOMRect;
  });
});

function scrollTo(moved: Record<string, number>): void {
  tops = moved;
  fireEvent.scroll(window);
}

const items = () => ["overview", "price", "faq"].map((anchor) => ({ anchor, label: anchor }));

function Page({ name }: { name: string }) {
  return (
    <>
      <PageNav label="On this page" items={items()} />
      {items().map(({ anchor }) => (
        <section key={`${name} ${anchor}`} id={anchor}>
          {`${name} ${anchor}`}
        </section>
      ))}
    </>
  );
}

const current = () => screen.getAllByRole("link").find((link) => link.hasAttribute("aria-current"))?.textContent;

it("marks the section that has reached the top third of the window, and none above the first", () => {
  render(<Page name="bcc" />);
  scrollTo({ "bcc overview": 400, "bcc price": 1200, "bcc faq": 2000 });
  expect(current()).toBeUndefined();
  scrollTo({ "bcc overview": -900, "bcc price": 200, "bcc faq": 700 });
  expect(current()).toBe("price");
  scrollTo({ "bcc overview": 100, "bcc price": 1100, "bcc faq": 1900 });
  expect(current()).toBe("overview");
});

it("follows the sections of a page that has replaced another", () => {
  const { rerender } = render(<Page name="bcc" />);
  scrollTo({ "bcc overview": -900, "bcc price": -400, "bcc faq": 100 });
  expect(current()).toBe("faq");
  tops = { "waf overview": 500, "waf price": 1200, "waf faq": 2000 };
  rerender(<Page name="waf" />);
  expect(current()).toBeUndefined();
});
