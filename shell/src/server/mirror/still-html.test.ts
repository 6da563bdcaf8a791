import { expect, it } from "@jest/globals";
import { stillHtml } from "./still-html.ts";

const still = (html: string) => stillHtml(html, (href) => href.startsWith("/console"));

it("disables form controls that need a response, and none that only open or close something", () => {
  expect(
    still(
      `<form action="/search"><input type="search"/><button popoverTarget="x">Close</button><button disabled="">Go</button></form><button>Menu</button>`,
    ),
  ).toBe(
    `<form action="/search"><input disabled type="search"/><button popoverTarget="x">Close</button><button disabled="">Go</button></form><button>Menu</button>`,
  );
});

it("keeps the forms that the shell handles", () => {
  const html = `<form method="post" action="/_preferences"><button name="locale">中文</button></form>`;
  expect(still(html)).toBe(html);
});

it("removes the URL of disallowed links, and keeps the others", () => {
  expect(still(`<a class="a" href="/console/x">In</a><a href="/about">About</a>`)).toBe(
    `<a class="a" role="link" aria-disabled="true">In</a><a href="/about">About</a>`,
  );
});
