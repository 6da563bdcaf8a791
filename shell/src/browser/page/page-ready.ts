/** Lets several callers wait until the main slot shows the current address. */
export function createPageReady() {
  let waiting = Promise.withResolvers<void>();
  const listeners: (() => void)[] = [];

  return {
    settled(): void {
      waiting.resolve();
      waiting = Promise.withResolvers<void>();
      for (const listener of listeners) listener();
    },
    untilSettled: () => waiting.promise,
    onSettled(listener: () => void): void {
      listeners.push(listener);
    },
  };
}
