import { type HeadlessParts, loadHeadless } from "@zhian/ui/headless";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button, type ButtonLook } from "../button/button.tsx";
import type { MenuItem } from "../headless/menu-item.ts";
import { Icon } from "../icon/icon.tsx";
import css from "./menu.module.css";

interface MenuProps extends ButtonLook {
  label: ReactNode;
  items: readonly MenuItem[];
  align?: "start" | "end" | undefined;
}

/**
 * A button with a menu of actions. The menu's code is loaded on the first hover or focus; until then, without script,
 * and if it cannot be loaded, the same actions are in a plain popover.
 */
export function Menu({ label, items, align = "start", look = "secondary", size }: MenuProps) {
  const id = useId();
  const plain = useRef<HTMLDivElement>(null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [parts, setParts] = useState<HeadlessParts>();
  const [isOpen, setOpen] = useState(false);

  function prepare() {
    // A failed load is retried on the next hover or focus; until then, the plain list is used.
    if (!parts) loadHeadless().then(setParts, () => {});
  }

  function toggle(event: MouseEvent) {
    if (!parts || plain.current?.matches(":popover-open")) return;
    event.preventDefault();
    setOpen(!isOpen);
  }

  function openByKey(event: KeyboardEvent) {
    if (!parts || event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <Button
        ref={setButton}
        id={`${id}button`}
        look={look}
        size={size}
        popoverTarget={`${id}plain`}
        aria-haspopup={parts && "menu"}
        aria-expanded={parts && isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
        onKeyDown={openByKey}
      >
        <span>{label}</span>
        <Icon of={ChevronDown} size={16} />
      </Button>
      <div ref={plain} id={`${id}plain`} popover="auto" className={css["plain"]}>
        <ul role="list">
          {items.map((item) => (
            <li key={item.key} className={item.startsGroup ? css["group"] : undefined}>
              <PlainItem item={item} onDone={() => plain.current?.hidePopover()} />
            </li>
          ))}
        </ul>
      </div>
      {parts && button && (
        <parts.MenuList trigger={button} id={id} items={items} isOpen={isOpen} onOpenChange={setOpen} align={align} />
      )}
    </>
  );
}

function PlainItem({ item, onDone }: { item: MenuItem; onDone(): void }) {
  const { label, href, isDisabled, onSelect } = item;
  function select() {
    onDone();
    onSelect?.();
  }
  return href === undefined ? (
    <button type="button" disabled={isDisabled} className={css["item"]} onClick={select}>
      {label}
    </button>
  ) : (
    <a href={href} className={css["item"]} onClick={select}>
      {label}
    </a>
  );
}
