/**
 * Loads the hover code when a mouse first moves over the list: visitors who use touch or a keyboard never load it, and until it has
 * loaded, menus open by click. Returns a function that stops it.
 */
export function followFirstPointer(list: HTMLElement): () => void {
  let stop: (() => void) | undefined;
  let isEnded = false;
  let isAsked = false;
  let isResting = true;

  async function load() {
    isAsked = true;
    isResting = true;
    try {
      const { followPointer } = await import(/* webpackChunkName: "hover-menus" */ "./hover-menus.ts");
      if (isEnded) return;
      list.removeEventListener("pointerover", onOver);
      stop = followPointer(list, { isResting });
    } catch {
      // The code was lost in transit: the next move requests it again.
      isAsked = false;
    }
  }

  function onOver({ pointerType }: PointerEvent) {
    if (pointerType === "mouse" && !isAsked) void load();
  }

  // The code may arrive late: a visitor who has clicked or typed by then has decided what is open.
  const decide = () => void (isResting = false);
  list.addEventListener("pointerover", onOver);
  for (const type of ["click", "keydown"]) document.addEventListener(type, decide, true);
  return () => {
    isEnded = true;
    for (const type of ["click", "keydown"]) document.removeEventListener(type, decide, true);
    list.removeEventListener("pointerover", onOver);
    stop?.();
  };
}
