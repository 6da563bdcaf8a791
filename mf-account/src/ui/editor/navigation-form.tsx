import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { useRef, useState } from "react";
import { addNode, inOrder, type NavigationNode, nodesOf, removeNode } from "../../model/editor/navigation-nodes.ts";
import type { ItemFormProps } from "./fields-form.tsx";
import css from "./navigation-form.module.css";
import { NavigationRow } from "./navigation-row.tsx";
import { useNodeMoves } from "./use-node-moves.ts";

const newName = { en: "New entry", zh: "新栏目" };

/** The menus as an ordered list: entries are moved by dragging or by buttons, and each has its own fields. */
export function NavigationForm({ value, faults, onChange }: Omit<ItemFormProps, "choices">) {
  const t = useText();
  const nodes = nodesOf(value);
  const list = useRef<HTMLOListElement>(null);
  const [openId, setOpenId] = useState<number>();
  const put = (next: NavigationNode[]) => onChange({ nodes: next });
  const moves = useNodeMoves(nodes, list, put);

  function faultsAt(index: number) {
    const before = `nodes.${index}.`;
    const own = faults.filter(({ path }) => path.startsWith(before));
    return own.map(({ path, message }) => ({ path: path.slice(before.length), message }));
  }

  return (
    <div className={css["form"]}>
      <p className={css["hint"]}>{t("nav.hint")}</p>
      <ol ref={list} role="list" aria-label={t("nav.list")} className={css["list"]}>
        {inOrder(nodes).map((placed) => {
          const { id } = placed.node;
          return (
            <NavigationRow
              key={id}
              placed={placed}
              nodes={nodes}
              faults={faultsAt(nodes.indexOf(placed.node))}
              isOpen={openId === id}
              moves={moves}
              onToggle={() => setOpenId(openId === id ? undefined : id)}
              onRemove={() => put(removeNode(nodes, id))}
              onChange={(node) => put(nodes.map((each) => (each.id === id ? node : each)))}
            />
          );
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {moves.said}
      </p>
      <Button
        look="secondary"
        onClick={() => {
          const next = addNode(nodes, newName);
          put(next);
          setOpenId(next.at(-1)?.id);
        }}
      >
        {t("nav.add")}
      </Button>
    </div>
  );
}
