import { expect, it } from "@jest/globals";
import { stillHtml } from "./still-html.ts";

const still = (html: string) => stillHtml(html, (href) => href.startsWith("/console"));

it("disables what a form would need an answer for, and nothing that only opens or closes", () => {
  expect(
    still(
      `<form action="/search"><input type="search"/><button popoverTarget="x">Close</button><button disabled="">Go</button></form><button>Menu</button>`,
    ),
  ).toBe(
    `<form action="/search"><input disabled type="search"/><button popoverTarget="x">Close</button><button disabled="">Go</button></form><button>Menu</button>`,
  );
});

it("leaves the forms that the shell answers by itself", () => {
  const html = `<form method="post" action="/_preferences"><button name="locale">中文</button></form>`;
  expect(still(html)).toBe(html);
});

it("takes the address from links that are refused, and leaves the others", () => {
  expect(still(`<a class="a" href="/console/x">In</a><a href="/about">About</a>`)).toBe(
    `<a class="a" role="link" aria-disabled="true">In</a><a href="/about">About</a>`,
  );
});
