import { useId } from "react";
import { classNames } from "../class-names/class-names.ts";
import { FigureCaption } from "../figure/figure.tsx";
import { FigureBox, type FigureNode } from "./figure-box.tsx";
import { pathBetween, sizeOf } from "./figure-geometry.ts";
import css from "./topology-figure.module.css";

interface FigureEdge {
  from: string;
  to: string;
  /** A whole sentence, read instead of the picture: "The load balancer sends requests to the servers". */
  label: string;
  /** A dashed line: traffic that should not get through. */
  isAttack?: boolean | undefined;
}

interface TopologyFigureProps {
  /** The number by which the text refers to it: "Figure 2", "图 2". */
  number?: string | undefined;
  caption: string;
  nodes: readonly FigureNode[];
  edges: readonly FigureEdge[];
  /** Navigates on the client: the page's own listener does not handle links in a drawing. */
  onFollow?: ((href: string) => void) | undefined;
}

/** A diagram of connected products, rendered from data. The lines' meaning is also given as text. */
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
