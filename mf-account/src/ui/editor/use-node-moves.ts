import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { type RefObject, useEffect, useState } from "react";
import { dropNode, inOrder, moveNode, type NavigationNode } from "../../model/editor/navigation-nodes.ts";

interface Moves {
  /** Announcement of a move, for screen readers. */
  said: string;
  dragged: number | undefined;
  move(id: number, by: -1 | 1): void;
  /** Undefined ends the dragging. */
  drag(id: number | undefined): void;
  /** Leaves the entry in place if there is no such other entry. */
  drop(id: number, beforeId: number): void;
}

/** Moves entries, by buttons or by dragging. Announces their new position, and keeps the focus on the button that was pressed. */
export function useNodeMoves(
  nodes: readonly NavigationNode[],
  list: RefObject<HTMLElement | null>,
  put: (nodes: NavigationNode[]) => void,
): Moves {
  const t = useText();
  const { locale } = useSite();
  const [said, setSaid] = useState("");
  const [dragged, drag] = useState<number>();
  const [focused, setFocused] = useState<{ id: number; by: -1 | 1 }>();

  // An element that is moved in the document loses focus.
  useEffect(() => {
    if (!focused) return;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-node="${focused.id}"] [data-move]`) ?? []),
    ];
    const usable = buttons.filter(({ disabled }) => !disabled);
    const pressed = usable.find(({ dataset }) => dataset["move"] === String(focused.by));
    (pressed ?? usable[0])?.focus();
  }, [focused, list]);

  function putMoved(next: NavigationNode[], id: number) {
    put(next);
    const moved = inOrder(next).find(({ node }) => node.id === id);
    if (moved) setSaid(t("nav.moved", { name: moved.node.name[locale], place: moved.place, count: moved.count }));
  }

  return {
    said,
    dragged,
    drag,
    move(id, by) {
      putMoved(moveNode(nodes, id, by), id);
      setFocused({ id, by });
    },
    drop(id, beforeId) {
      const next = dropNode(nodes, id, beforeId);
      if (next.some((node, index) => node !== nodes[index])) putMoved(next, id);
      drag(undefined);
    },
  };
}
