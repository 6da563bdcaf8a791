const quietAfterMs = 10_000;
const signs = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "touchstart", "input"] as const;

/** Calls `onQuiet` when the tab is hidden or has had no input for 10 s, and every 10 s after that. */
export function followQuiet(onQuiet: () => void): { follow(): void; stop(): void } {
  let following: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(tell, document.visibilityState === "hidden" ? 0 : quietAfterMs);
  }

  function tell(): void {
    onQuiet();
    // Whatever prevented the work may be over by then.
    timer = setTimeout(tell, quietAfterMs);
  }

  return {
    follow(): void {
      if (following) return;
      following = new AbortController();
      const { signal } = following;
      for (const sign of signs) window.addEventListener(sign, wait, { capture: true, passive: true, signal });
      document.addEventListener("visibilitychange", wait, { signal });
      window.addEventListener("online", wait, { signal });
      wait();
    },
    stop(): void {
      following?.abort();
      following = undefined;
      clearTimeout(timer);
    },
  };
}
