import { DropdownMenu } from "radix-ui";
import { type Ref, useEffect } from "react";
import type { MenuItem } from "./menu-item.ts";
import css from "./menu-list.module.css";

interface MenuListProps {
  /** The button that it belongs to: stands in the page already, and stays what it is. */
  trigger: HTMLElement;
  id: string;
  items: readonly MenuItem[];
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  align: "start" | "end";
}

/**
 * A menu of actions as the ARIA pattern has it: arrow keys, first letters, focus. Not the library's modal mode: that would put
 * a style element into the page, which the page's policy refuses.
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
          // The trigger's own click closes it, which must not find it closed already.
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

/** Stands for an element that is in the page already: the library gets it as if it had been rendered here. */
function Adopted({ element, ref }: AdoptedProps) {
  useEffect(() => {
    if (typeof ref === "function") ref(element);
    else if (ref) ref.current = element;
  }, [element, ref]);
  return null;
}

/** Where a layer has to lie to be above its trigger: in the dialog or popover around it, or else in the page. */
function layerHost(trigger: Element): HTMLElement {
  return trigger.closest<HTMLElement>("dialog, [popover], [data-layers]") ?? document.body;
}
