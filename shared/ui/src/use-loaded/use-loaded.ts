import { useEffect, useEffectEvent, useState } from "react";
import { loadWhileWanted } from "../load-while-wanted/load-while-wanted.ts";

/** Loads a part when it is first wanted, and again if it is lost in transit; the content in its place stays until then. */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();

  // Callers pass a new function on each render, always with the same meaning.
  const loadPart = useEffectEvent(load);

  useEffect(() => {
    if (!isWanted) return;
    const wanted = new AbortController();
    void loadWhileWanted(() => loadPart(), wanted.signal).then(
      (part) => setLoaded((present) => present ?? { part }),
      // No longer wanted: it is requested again when it is.
      () => {},
    );
    return () => wanted.abort();
  }, [isWanted]);

  return loaded?.part;
}
