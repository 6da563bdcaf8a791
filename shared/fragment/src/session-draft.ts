/** A value that survives a reload of the tab, but not closing it. Without storage, it lasts as long as the page. */
export interface SessionDraft<Value> {
  read(): Value | undefined;
  write(value: Value | undefined): void;
}

export function sessionDraft<Value>(
  key: string,
  parse: (kept: unknown) => Value | undefined,
  storage: () => Storage = () => window.sessionStorage,
): SessionDraft<Value> {
  let last: Value | undefined;
  let isStored = true;
  return {
    read() {
      try {
        if (!isStored) return last;
        const text = storage().getItem(key);
        return text === null ? undefined : parse(JSON.parse(text));
      } catch {
        // No storage, or something else under this key.
        return undefined;
      }
    },
    write(value) {
      last = value;
      try {
        if (value === undefined) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
        isStored = true;
      } catch {
        // Storage is full or blocked: the value lasts as long as the page.
        isStored = false;
      }
    },
  };
}
