import type { Slot } from "@zhian/contracts/slots";
import type { PartFiles } from "../build/build-parts.ts";

/** The bench's data of its build for a podlet. */
export interface PodletPlan {
  slot: Slot;
  /** Path of the server bundle that its fragment's own build has made. */
  bundle: string;
  entry: PartFiles;
  chunks: Record<string, PartFiles>;
  /** The page that it is for: it says so in its manifest which files this takes. */
  page: string;
  /** Where the page's files are served. */
  filesOrigin: string;
}

/** `podlets.json` in the folder of a server of podlets. */
export interface PodletsPlan {
  podlets: PodletPlan[];
  /** Names of podlets that render nothing but their name. */
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
