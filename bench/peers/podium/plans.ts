import type { Slot } from "@zhian/contracts/slots";
import type { PartFiles } from "../build/build-parts.ts";

/** The build data that the bench passes to a podlet. */
export interface PodletPlan {
  slot: Slot;
  /** Path of the server bundle from the fragment's own build. */
  bundle: string;
  entry: PartFiles;
  chunks: Record<string, PartFiles>;
  /** The page that it serves: its manifest names the files that this page needs. */
  page: string;
  /** The origin of the page's files. */
  filesOrigin: string;
}

/** `podlets.json` in the folder of a podlet server. */
export interface PodletsPlan {
  podlets: PodletPlan[];
  /** Names of podlets that render only their name. */
  spares: string[];
}

/** `layout.json` in the layout's folder. */
export interface LayoutPlan {
  imports: Record<string, string>;
  baseCss: string;
  /** Address of each podlet's server, by the slot that it fills. */
  podlets: Record<"header" | "main" | "footer", string>;
  spares: { name: string; server: string }[];
}
