import { useEffect, useEffectEvent, useState } from "react";

/** Loads a part when it is first wanted; the content in its place stays until then. */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();

  // Callers pass a new function on each render, always with the same meaning.
  const loadPart = useEffectEvent(load);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void loadPart().then(
      (part) => isCurrent && setLoaded((present) => present ?? { part }),
      // Lost in transit: it is requested again when it is next wanted.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  return loaded?.part;
}
