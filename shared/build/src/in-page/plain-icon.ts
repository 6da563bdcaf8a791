// In place of lucide's factory of icons: without its contexts, names in other cases and frameworks. The same HTML comes of it, since
// the server renders with lucide's own.
import { createElement, type SVGProps } from "react";

interface IconData {
  name: string;
  aliases?: readonly string[];
  /** Of the square that the icon is drawn in. */
  size: number;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface PlainIconProps extends SVGProps<SVGSVGElement> {
  size?: number | undefined;
}

// oxlint-disable-next-line import/no-default-export -- lucide's icons import it so
export default function createPlainIcon({ name, aliases = [], size: side, node }: IconData) {
  const ownNames = ["lucide", ...[name, ...aliases].map((own) => `lucide-${own}`)];

  return function PlainIcon({ size = 24, className, ...rest }: PlainIconProps) {
    const attributes = {
      xmlns: "http://www.w3.org/2000/svg",
      width: size,
      height: size,
      viewBox: `0 0 ${side} ${side}`,
      fill: "none",
      stroke: "currentColor",
      strokeLinecap: "round",
      strokeLinejoin: "round",
      className: [...ownNames, className].filter(Boolean).join(" "),
    } as const;
    return createElement(
      "svg",
      { ...attributes, ...rest },
      node.map(([tag, own]) => createElement(tag, own)),
    );
  };
}
