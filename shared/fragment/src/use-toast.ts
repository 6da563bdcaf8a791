import type { EventPayload } from "@zhian/contracts/events";
import { useCallback } from "react";
import { useSite } from "./use-site.tsx";

type Kind = EventPayload<"toast.shown">["kind"];

const longest = 300;

/** Announces a message in the page's live region, which the header owns. */
export function useToast(): (kind: Kind, message: string) => void {
  const { bus } = useSite();
  return useCallback(
    (kind, message) => bus?.publish("toast.shown", { kind, message: message.slice(0, longest) }),
    [bus],
  );
}
