import { signAddress } from "@zhian/contracts/signs";
import { type MouseEvent, useId } from "react";
import { classNames } from "../class-names/class-names.ts";
import { FigureCaption } from "../figure/figure.tsx";
import { box, cornerOf, type Place, pathBetween, sizeOf } from "./figure-geometry.ts";
import css from "./topology-figure.module.css";

interface FigureNode extends Place {
  id: string;
  /** At most 13 Latin letters or 6 Han characters: the box has room for one line. */
  label: string;
  /** Second line: a code, a number of machines. */
  note?: string | undefined;
  seal?: string | undefined;
  /** Address of the product's page, in the reader's language. */
  href?: string | undefined;
  /** What this page is about. */
  isSelf?: boolean | undefined;
  /** Told apart by line pattern, never by colour. */
  kind: "compute" | "storage" | "network" | "security" | "outside";
}

interface FigureEdge {
  from: string;
  to: string;
  /** Whole sentence; read instead of the picture: "The load balancer sends requests to the servers". */
  label: string;
  /** A broken line: what should not get through. */
  isAttack?: boolean | undefined;
}

interface TopologyFigureProps {
  /** By which the text refers to it: "Figure 2", "图 2". */
  number?: string | undefined;
  caption: string;
  nodes: readonly FigureNode[];
  edges: readonly FigureEdge[];
  /** Client navigation to an address: links in a drawing are not the ones that a page's own listener understands. */
  onFollow?: ((href: string) => void) | undefined;
}

/** How products hang together, drawn from data. What the lines say is also there in words. */
export function TopologyFigure({ number, caption, nodes, edges, onFollow }: TopologyFigureProps) {
  const captionId = useId();
  const { width, height } = sizeOf(nodes);
  const placeOf = new Map(nodes.map((node) => [node.id, node]));
  return (
    <figure className={css["figure"]} aria-labelledby={captionId}>
      <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-labelledby={captionId} className={css["drawing"]}>
        <g aria-hidden="true">
          {edges.map(({ from, to, isAttack }) => {
            const [start, end] = [placeOf.get(from), placeOf.get(to)];
            const look = classNames(css["edge"], isAttack && css["attack"]);
            return start && end && <path key={`${from} ${to}`} d={pathBetween(start, end)} className={look} />;
          })}
        </g>
        {nodes.map((node) => (
          <FigureBox key={node.id} node={node} onFollow={onFollow} />
        ))}
      </svg>
      <FigureCaption number={number} id={captionId}>
        {caption}
      </FigureCaption>
      <ul className="visually-hidden">
        {edges.map(({ from, to, label }) => (
          <li key={`${from} ${to}`}>{label}</li>
        ))}
      </ul>
    </figure>
  );
}

/** Of the character; its square is drawn around it. */
const sealSize = 13;

interface FigureBoxProps extends Pick<TopologyFigureProps, "onFollow"> {
  node: FigureNode;
}

function FigureBox({ node, onFollow }: FigureBoxProps) {
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

/** Anything else asks the browser for a new tab, a window or a file. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
