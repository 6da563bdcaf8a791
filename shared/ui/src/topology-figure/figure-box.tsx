import { signAddress } from "@zhian/contracts/signs";
import type { MouseEvent } from "react";
import { classNames } from "../class-names/class-names.ts";
import { box, cornerOf, type Place } from "./figure-geometry.ts";
import css from "./topology-figure.module.css";

export interface FigureNode extends Place {
  id: string;
  /** At most 13 Latin letters or 6 Han characters: the box has room for one line. */
  label: string;
  /** Second line: a code, a number of machines. */
  note?: string | undefined;
  seal?: string | undefined;
  /** Address of the product's page, in the reader's language. */
  href?: string | undefined;
  /** The subject of this page. */
  isSelf?: boolean | undefined;
  /** Distinguished by line pattern, never by colour. */
  kind: "compute" | "storage" | "network" | "security" | "outside";
}

/** Size of the character; its square is drawn around it. */
const sealSize = 13;

interface FigureBoxProps {
  node: FigureNode;
  onFollow: ((href: string) => void) | undefined;
}

/** A product, or any other box of the drawing. */
export function FigureBox({ node, onFollow }: FigureBoxProps) {
  const { x, y } = cornerOf(node);
  const textX = x + (node.seal ? 36 : 12);
  const drawn = (
    <g data-kind={node.kind} className={classNames(css["node"], css[node.kind], node.isSelf && css["self"])}>
      <rect x={x} y={y} width={box.width} height={box.height} rx="2" />
      {node.kind === "storage" && (
        <rect x={x + 3} y={y + 3} width={box.width - 6} height={box.height - 6} rx="1" className={css["inner"]} />
      )}
      {node.seal && (
        <g aria-hidden="true" className={css["seal"]}>
          <rect x={x + 9} y={y + 13} width="20" height="20" rx="2" />
          <use href={signAddress(node.seal)} x={x + 12.5} y={y + 16.5} width={sealSize} height={0.88 * sealSize} />
        </g>
      )}
      <text x={textX} y={y + (node.note ? 20 : 27.5)} className={css["label"]}>
        {node.label}
      </text>
      {node.note && (
        <text x={textX} y={y + 35} className={css["note"]}>
          {node.note}
        </text>
      )}
    </g>
  );
  const { href } = node;
  if (!href || node.isSelf) return drawn;
  const follow = (event: MouseEvent) => {
    if (!onFollow || !isPlainClick(event)) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <a href={href} onClick={follow}>
      {drawn}
    </a>
  );
}

/** Other clicks are left to the browser: a new tab, a window or a download. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
