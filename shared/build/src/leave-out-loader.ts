import type { LoaderContext } from "webpack";
import { type LeaveOutOptions, withoutParts } from "./leave-out.ts";

// oxlint-disable-next-line import/no-default-export -- webpack asks a loader for it
export default function leaveOutLoader(this: LoaderContext<LeaveOutOptions>, source: string): string {
  return withoutParts(source, this.getOptions());
}
