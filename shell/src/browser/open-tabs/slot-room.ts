/** Keeps the room that slots take while they are empty: what is below would come up, and go down again. Returns what gives it back. */
export function keepRoom(slots: readonly HTMLElement[]): () => void {
  const sizes = slots.map((slot) => ({ slot, size: roomOf(slot) }));
  for (const { slot, size } of sizes) {
    // Some have no box of their own: see the base styles.
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

/** Resolves once something stands in each slot that had something in it. Before then it waits for its data. */
export function untilFilledAnew(slots: readonly HTMLElement[]): () => Promise<void> {
  const full = slots.filter(isFull);
  return async () => {
    const filled = Promise.withResolvers<void>();
    const look = () => full.every(isFull) && filled.resolve();
    const observer = new MutationObserver(look);
    for (const slot of full) observer.observe(slot, { childList: true });
    look();
    await filled.promise;
    observer.disconnect();
  };
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
