import { useEffect, useEffectEvent, useState } from "react";

/** A part that comes when it is first wanted; what stands there without it stays until then. */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();

  // Rewritten by every render where it is used, always with the same meaning.
  const loadPart = useEffectEvent(load);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void loadPart().then(
      (part) => isCurrent && setLoaded((present) => present ?? { part }),
      // Lost on its way: it is asked for again when it is wanted again.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  return loaded?.part;
}
