const open: HTMLElement[] = [];

/**
 * For tests: a minimal popover polyfill for jsdom, which has none (nor media queries: the window is wide). `auto` ones close
 * each other, Escape and invokers work. Closed ones stay in the accessibility tree, since jsdom does not hide them.
 */
export function installPopovers(): void {
  const { matches } = Element.prototype;
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      if (open.includes(this)) return;
      if (this.popover === "auto") for (const other of open.slice()) if (!other.contains(this)) hide(other);
      open.push(this);
      tell(this, "open");
    },
    hidePopover(this: HTMLElement) {
      hide(this);
    },
    matches(this: HTMLElement, selector: string) {
      return selector === ":popover-open" ? open.includes(this) : matches.call(this, selector);
    },
  });
  Object.defineProperty(HTMLElement.prototype, "popover", {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute("popover");
    },
  });
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", ({ key, defaultPrevented }) => {
    if (key === "Escape" && !defaultPrevented) open.at(-1)?.hidePopover();
  });
}

function hide(panel: HTMLElement): void {
  const index = open.indexOf(panel);
  if (index < 0) return;
  open.splice(index, 1);
  tell(panel, "closed");
}

function tell(panel: HTMLElement, newState: "open" | "closed"): void {
  panel.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
}

function onClick(event: MouseEvent): void {
  const { target, defaultPrevented } = event;
  // jsdom cannot follow links.
  if (target instanceof Element && target.closest("a[href]")) event.preventDefault();
  const button = target instanceof Element && target.closest("button[popovertarget]");
  if (!button || defaultPrevented) return;
  const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
  if (!panel) return;
  if (open.includes(panel)) hide(panel);
  else if (button.getAttribute("popovertargetaction") !== "hide") panel.showPopover();
}
