import type { FragmentProps } from "./contract.ts";
import { loadStyles } from "./load-styles.ts";
import { type MountedPage, mountPage } from "./mount-page.ts";
import { loadPrices, type Prices } from "./prices.ts";

let page: MountedPage | undefined;

export async function bootstrap(): Promise<void> {}

/** Loads what did not come with the page, and renders. */
export async function mount(props: FragmentProps): Promise<void> {
  // `data` comes from this release's own server half.
  const served = props.data?.main as Prices | undefined;
  const [prices] = await Promise.all([served ?? loadPrices(props), loadStyles(props.release.base)]);
  // The shell has given up on this mount: the slot may belong to another fragment by now.
  if (props.signal?.aborted) return;
  page = mountPage(props, prices);
}

export async function unmount(): Promise<void> {
  page?.unmount();
  page = undefined;
}
