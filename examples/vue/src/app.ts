import singleSpaVue from "single-spa-vue";
import type { FragmentProps } from "./contract.ts";
import { createPage, type Page } from "./create-page.ts";
import { loadStyles } from "./load-styles.ts";
import { loadPrices, type Prices } from "./prices.ts";

type Lifecycles = ReturnType<typeof singleSpaVue>;

interface Mounted {
  page: Page;
  lifecycles: Lifecycles;
}

let mounted: Mounted | undefined;

export async function bootstrap(): Promise<void> {}

/** Loads what did not come with the page, and makes Vue hydrate the server's HTML, or render the page. */
export async function mount(props: FragmentProps): Promise<void> {
  // `data` comes from this release's own server half.
  const served = props.data?.main as Prices | undefined;
  const [prices] = await Promise.all([served ?? loadPrices(props), loadStyles(props.release.base)]);
  // The shell has given up on this mount: the slot may belong to another fragment by now.
  if (props.signal?.aborted) return;
  const page = createPage(props, prices);
  const main = props.slotElement("main");
  const lifecycles = lifecyclesOf(page, main);
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  mounted = { page, lifecycles };
  main.dataset["outcome"] = "mounted";
  page.follow();
}

export async function unmount(props: FragmentProps): Promise<void> {
  mounted?.page.stop();
  await mounted?.lifecycles.unmount(props);
  mounted = undefined;
  delete props.slotElement("main").dataset["outcome"];
}

/** Created per mount: single-spa-vue retains the last page that it unmounted, with all of its elements. */
function lifecyclesOf({ app }: Page, el: HTMLElement): Lifecycles {
  return singleSpaVue({
    createApp: () => app,
    // Directly into the slot, which contains the server's HTML.
    replaceMode: true,
    appOptions: { el },
  });
}
