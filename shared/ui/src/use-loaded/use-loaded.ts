import { useEffect, useEffectEvent, useState } from "react";

/** A part that is loaded when it is first wanted; the content in its place stays until then. */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();

  // Rewritten by every render where it is used, always with the same meaning.
  const loadPart = useEffectEvent(load);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void loadPart().then(
      (part) => isCurrent && setLoaded((present) => present ?? { part }),
      // Lost on its way: it is requested again when it is wanted again.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  return loaded?.part;
}
