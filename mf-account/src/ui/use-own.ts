import type { ApiClient } from "@zhian/contracts/endpoints";
import { tokenOf } from "@zhian/contracts/token-of";
import { useBusState, useSite } from "@zhian/fragment/use-site";
import { useEffect, useEffectEvent, useState } from "react";

/** Private data, loaded by its owner's browser. */
export interface Own<Data> {
  data: Data | undefined;
  isFailed: boolean;
  retry(): void;
  /** Replaces the shown data with newer data from a call's response. */
  put(data: Data): void;
}

interface Given<Data> {
  /** The owner's token. */
  token: string;
  data?: Data;
}

/** Requests private data, only in the browser and separately for each signed-in visitor: one visitor's data is never shown to another. */
export function useOwn<Data>(load: (api: ApiClient, signal: AbortSignal) => Promise<Data>): Own<Data> {
  const { api, bus } = useSite();
  const auth = useBusState(bus, "auth", { status: "signed-out" });
  const token = tokenOf(auth);
  const [given, setGiven] = useState<Given<Data>>();
  const [tries, setTries] = useState(0);
  // Callers pass a new function in every render, always with the same meaning.
  const loadOwn = useEffectEvent(load);

  useEffect(() => {
    if (!api || token === "") return;
    const asked = new AbortController();
    loadOwn(api, asked.signal).then(
      (data) => !asked.signal.aborted && setGiven({ token, data }),
      () => !asked.signal.aborted && setGiven({ token }),
    );
    return () => asked.abort();
  }, [api, token, tries]);

  const mine = given?.token === token ? given : undefined;
  return {
    data: mine?.data,
    isFailed: mine !== undefined && mine.data === undefined,
    retry() {
      setGiven(undefined);
      setTries(tries + 1);
    },
    put: (data) => setGiven({ token, data }),
  };
}
