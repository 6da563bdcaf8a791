import { useEffect, useState } from "react";

export interface OpenFolders {
  isOpen(folder: string): boolean;
  note(folder: string, isOpen: boolean): void;
}

/** Kept until the tab loads another document. */
const kept = new Set<string>();

/** The folders that the reader has opened, across pages; those on the path to the current page are opened on arrival. */
export function useOpenFolders(way: readonly string[]): OpenFolders {
  // The first render must match the server's, which has no others.
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(way));
  const place = way.at(-1) ?? "";

  useEffect(() => {
    const parts = place.split("/");
    parts.forEach((_, index) => kept.add(parts.slice(0, index + 1).join("/")));
    setOpen(new Set(kept));
  }, [place]);

  return {
    isOpen: (folder) => open.has(folder),
    note(folder, isOpen) {
      if (kept.has(folder) === isOpen && open.has(folder) === isOpen) return;
      if (isOpen) kept.add(folder);
      else kept.delete(folder);
      setOpen(new Set(kept));
    },
  };
}
