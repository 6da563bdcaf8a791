import { useEffect, useEffectEvent, useState } from "react";

/**
 * A part that comes when it is first wanted; what stands there without it stays until then. A failed load is left
 * unhandled on purpose: the shell knows what to do about a lost chunk.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();

  // Written anew by every render where it is used, always with the same meaning.
  const loadPart = useEffectEvent(load);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void loadPart().then((part) => isCurrent && setLoaded((present) => present ?? { part }));
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  return loaded?.part;
}
