/**
 * The code that follows a mouse comes with the mouse: visitors with fingers or a keyboard never load it, and until it is there
 * menus open by click. Returns the way to stop it.
 */
export function followFirstPointer(list: HTMLElement): () => void {
  let stop: (() => void) | undefined;
  let isEnded = false;
  let isAsked = false;

  async function load() {
    isAsked = true;
    try {
      const { followPointer } = await import(/* webpackChunkName: "hover-menus" */ "./hover-menus.ts");
      if (isEnded) return;
      list.removeEventListener("pointerover", onOver);
      stop = followPointer(list);
    } catch {
      // Lost on its way: the next move asks again.
      isAsked = false;
    }
  }

  function onOver({ pointerType }: PointerEvent) {
    if (pointerType === "mouse" && !isAsked) void load();
  }

  list.addEventListener("pointerover", onOver);
  return () => {
    isEnded = true;
    list.removeEventListener("pointerover", onOver);
    stop?.();
  };
}
