import type { ApiClient } from "@zhian/contracts/endpoints";
import { useSite } from "@zhian/fragment/use-site";
import { useEffect, useEffectEvent, useState } from "react";

/** Returns the result of an API call, made when it is wanted; undefined if it fails. */
export function useValue<Value>(
  load: (api: ApiClient, signal: AbortSignal) => Promise<Value>,
  isWanted: boolean,
): Value | undefined {
  const { api } = useSite();
  const [value, setValue] = useState<Value>();
  // Callers pass a new function on each render, always with the same meaning.
  const loadValue = useEffectEvent(load);

  useEffect(() => {
    if (!isWanted || !api) return;
    const asked = new AbortController();
    loadValue(api, asked.signal).then(
      (given) => !asked.signal.aborted && setValue(() => given),
      // A failure is ignored: the value is secondary to the visitor's task.
      () => undefined,
    );
    return () => asked.abort();
  }, [api, isWanted]);

  return value;
}
