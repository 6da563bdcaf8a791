/** Keeps the height of slots while they are empty, or the content below would jump. Returns a function to undo it. */
export function keepRoom(slots: readonly HTMLElement[]): () => void {
  const sizes = slots.map((slot) => ({ slot, size: roomOf(slot) }));
  for (const { slot, size } of sizes) {
    // Some have no box: see the base styles.
    slot.style.display = "block";
    slot.style.minBlockSize = `${size}px`;
  }
  return () => {
    for (const slot of slots) {
      slot.style.removeProperty("display");
      slot.style.removeProperty("min-block-size");
    }
  };
}

/** Returns a function that resolves once every slot that had content has some again, or on abort: slots may wait for data. */
export function untilFilledAnew(slots: readonly HTMLElement[], signal: AbortSignal): () => Promise<void> {
  const full = slots.filter(isFull);
  return () =>
    new Promise((resolve) => {
      const observer = new MutationObserver(look);
      const end = () => {
        observer.disconnect();
        resolve();
      };
      function look() {
        if (full.every(isFull) || signal.aborted) end();
      }
      for (const slot of full) observer.observe(slot, { childList: true });
      signal.addEventListener("abort", end, { once: true });
      look();
    });
}

function isFull({ childElementCount }: HTMLElement): boolean {
  return childElementCount > 0;
}

function roomOf(slot: HTMLElement): number {
  if (getComputedStyle(slot).display !== "contents") return slot.offsetHeight;
  const heights = Array.from(slot.children, (child) => {
    const isInFlow = ["static", "relative", "sticky"].includes(getComputedStyle(child).position);
    return isInFlow && child instanceof HTMLElement ? child.offsetHeight : 0;
  });
  return heights.reduce((sum, height) => sum + height, 0);
}
