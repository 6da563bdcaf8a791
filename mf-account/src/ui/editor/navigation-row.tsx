import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { Tag } from "@zhian/ui/tag";
import { useId } from "react";
import type { NavigationNode, PlacedNode } from "../../model/editor/navigation-nodes.ts";
import type { NodeFault } from "../../model/editor/node-fault.ts";
import { NavigationFields } from "./navigation-fields.tsx";
import css from "./navigation-form.module.css";
import type { useNodeMoves } from "./use-node-moves.ts";

type Moves = ReturnType<typeof useNodeMoves>;

interface NavigationRowProps {
  placed: PlacedNode;
  nodes: readonly NavigationNode[];
  faults: readonly NodeFault[];
  isOpen: boolean;
  moves: Moves;
  onToggle(): void;
  onRemove(): void;
  onChange(node: NavigationNode): void;
}

/** One entry: its name and buttons, and its fields if it is open or has a fault. */
export function NavigationRow({ placed, nodes, faults, isOpen, moves, onToggle, ...on }: NavigationRowProps) {
  const t = useText();
  const { locale } = useSite();
  const id = useId();
  const { node, depth, hasChildren } = placed;
  const isShown = isOpen || faults.length > 0;
  const isPlain = !hasChildren && (node.offers ?? []).length === 0;
  return (
    <li
      data-node={node.id}
      data-dragged={moves.dragged === node.id || undefined}
      className={css["row"]}
      style={{ marginInlineStart: `calc(${depth} * var(--space-24))` }}
    >
      <div className={css["line"]}>
        <Handle node={node} moves={moves} />
        <span className={css["name"]}>
          <span>{node.name[locale]}</span>{" "}
          {isPlain && depth === 0 && node.isHot && <Tag tone="amber">{t("nav.hot")}</Tag>}
        </span>
        <span className={css["buttons"]}>
          <MoveButtons placed={placed} moves={moves} />
          <Button look="secondary" size="small" aria-expanded={isShown} aria-controls={id} onClick={onToggle}>
            <span>{t(isShown ? "nav.close" : "nav.edit")}</span>
            <span className="visually-hidden">{` ${node.name[locale]}`}</span>
          </Button>
        </span>
      </div>
      <div id={id} hidden={!isShown}>
        {isShown && <NavigationFields node={node} nodes={nodes} faults={faults} isPlain={isPlain} {...on} />}
      </div>
    </li>
  );
}

interface Dragging {
  node: NavigationNode;
  moves: Moves;
}

/** Dragging with mouse, pen or finger moves an entry before the one that it is dropped on. Keyboard users use the buttons. */
function Handle({ node, moves }: Dragging) {
  const t = useText();
  return (
    <span
      title={t("nav.drag")}
      aria-hidden="true"
      data-handle=""
      className={css["handle"]}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moves.drag(node.id);
      }}
      onPointerUp={({ clientX, clientY }) => {
        const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-node]");
        moves.drop(node.id, Number(row?.dataset["node"]));
      }}
      onPointerCancel={() => moves.drag(undefined)}
    >
      ⠿
    </span>
  );
}

function MoveButtons({ placed: { node, place, count }, moves }: { placed: PlacedNode; moves: Moves }) {
  const t = useText();
  const { locale } = useSite();
  return (
    <>
      {([-1, 1] as const).map((by) => (
        <Button
          key={by}
          look="quiet"
          size="small"
          data-move={by}
          disabled={by < 0 ? place === 1 : place === count}
          onClick={() => moves.move(node.id, by)}
        >
          <span aria-hidden="true">{by < 0 ? "↑" : "↓"}</span>
          <span className="visually-hidden">{`${t(by < 0 ? "nav.up" : "nav.down")} ${node.name[locale]}`}</span>
        </Button>
      ))}
    </>
  );
}
