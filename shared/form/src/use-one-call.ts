import { useKeeps } from "@zhian/fragment/keeps";
import { useRef, useState } from "react";

/** One call at a time, however often a button is pressed. */
export function useOneCall() {
  const isUnderway = useRef(false);
  const [isBusy, setBusy] = useState(false);
  // A remount would keep a screen reader from announcing the awaited result.
  useKeeps(isBusy);

  async function once<Done>(work: () => Promise<Done>): Promise<Done | { status: "underway" }> {
    if (isUnderway.current) return { status: "underway" };
    isUnderway.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isUnderway.current = false;
      setBusy(false);
    }
  }

  return { isBusy, once };
}
