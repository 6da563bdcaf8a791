import { DropdownMenu } from "radix-ui";
import { type Ref, useEffect } from "react";
import type { MenuItem } from "./menu-item.ts";
import css from "./menu-list.module.css";

interface MenuListProps {
  /** The button that it belongs to: already in the page, and left unchanged. */
  trigger: HTMLElement;
  id: string;
  items: readonly MenuItem[];
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  align: "start" | "end";
}

/**
 * A menu of actions that follows the ARIA pattern: arrow keys, first letters, focus. Not in the library's modal mode, which would
 * add a style element that the page's Content Security Policy blocks.
 */
export function MenuList({ trigger, id, items, isOpen, onOpenChange, align }: MenuListProps) {
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <Adopted element={trigger} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={layerHost(trigger)}>
        <DropdownMenu.Content
          id={id}
          aria-labelledby={trigger.id}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          className={css["menu"]}
          // The trigger's own click closes the menu, and must not find it already closed.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && trigger.contains(event.target)) event.preventDefault();
          }}
        >
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Item({ item: { label, href, startsGroup, isDisabled = false, onSelect } }: { item: MenuItem }) {
  return (
    <>
      {startsGroup && <DropdownMenu.Separator className={css["rule"]} />}
      <DropdownMenu.Item
        disabled={isDisabled}
        asChild={href !== undefined}
        onSelect={() => onSelect?.()}
        className={css["item"]}
      >
        {href === undefined ? label : <a href={href}>{label}</a>}
      </DropdownMenu.Item>
    </>
  );
}

interface AdoptedProps {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/** Passes an existing element of the page to the library, as if it had been rendered here. */
function Adopted({ element, ref }: AdoptedProps) {
  useEffect(() => {
    if (typeof ref === "function") ref(element);
    else if (ref) ref.current = element;
  }, [element, ref]);
  return null;
}

/** Returns the parent that puts a layer above its trigger: the dialog or popover around it, or else the body. */
function layerHost(trigger: Element): HTMLElement {
  return trigger.closest<HTMLElement>("dialog, [popover], [data-layers]") ?? document.body;
}
