import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "./text-link.module.css";

export interface TextLinkLook {
  /** `inline`: within a sentence. `alone`: a line of its own. `onward`: the same with an arrow, to the next page. */
  look?: "inline" | "alone" | "onward" | undefined;
}

/** For other kinds of links, such as a fragment's `SiteLink`, which handles its router's paths. */
export function textLinkClass({ look = "inline" }: TextLinkLook = {}): string | undefined {
  return classNames(css["link"], look !== "inline" && css["alone"], look === "onward" && css["onward"]);
}

/** A link that is not a button. For pages of the site, use `PageLink` of `@zhian/page`. */
export function TextLink({ look, className, ...rest }: ComponentProps<"a"> & TextLinkLook) {
  return <a {...rest} className={classNames(textLinkClass({ look }), className)} />;
}
