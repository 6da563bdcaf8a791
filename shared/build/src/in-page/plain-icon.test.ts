import { expect, it } from "@jest/globals";
import type { LucideIcon } from "lucide-react";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import createPlainIcon from "./plain-icon.ts";

interface IconModule {
  default: LucideIcon;
  __iconData: Parameters<typeof createPlainIcon>[0];
}

function attributesOf(Icon: ComponentType<object>): string[] | undefined {
  const attributes = { size: 20, strokeWidth: 1.5, "aria-hidden": true, focusable: false, className: "sign" };
  return renderToStaticMarkup(createElement(Icon, attributes))
    .match(/[\w-]+="[^"]*"|<\/?\w+/g)
    ?.toSorted();
}

it.each(["copy", "x", "triangle-exclamation-point"])("the page's HTML of the icon %s is the server's", async (name) => {
  // Its types leave out what the package's own files import of it.
  const icon = (await import(`lucide-react/icons/${name}`)) as IconModule;
  const plain = attributesOf(createPlainIcon(icon.__iconData));
  expect(plain).toContain('stroke-width="1.5"');
  expect(plain).toEqual(attributesOf(icon.default));
});
