import type { FragmentProps } from "./contract.ts";
import { draw } from "./draw.ts";
import { pageOf, type View } from "./page.ts";
import type { Prices } from "./prices.ts";
import { headOf } from "./texts.ts";

export interface MountedPage {
  unmount(): void;
}

/** Takes over the server's HTML, or renders the page from scratch; then follows language, currency and the button. */
export function mountPage(
  { bus, initial, owns, setHead, settled, slotElement }: FragmentProps,
  prices: Prices,
): MountedPage {
  const main = slotElement("main");
  const isRendered = main.dataset["outcome"] === "rendered";
  if (!isRendered) main.replaceChildren();
  // The state that the server rendered: later changes arrive through the subscriptions below.
  let view: View = { ...prices, locale: bus.get("locale"), currency: initial.currency, isSorted: false };
  // The server has already set the head of a page that it rendered.
  let told = isRendered ? view.locale : undefined;

  function show(change: Partial<View>): void {
    view = { ...view, ...change };
    draw(main, pageOf(view));
  }

  function onClick({ target }: Event): void {
    if (target instanceof Element && target.closest('[data-action="sort"]')) show({ isSorted: !view.isSorted });
  }

  show({});
  main.addEventListener("click", onClick);
  main.dataset["outcome"] = "mounted";
  const subscriptions = [
    bus.watch("currency").subscribe((currency) => show({ currency })),
    bus.watch("locale").subscribe((locale) => {
      // Ignores a visitor who leaves for a page in another language: that page sets its own head.
      if (!owns(location.pathname.replace(/^\/zh(?=\/)/, ""))) return;
      show({ locale });
      if (told !== locale) setHead(headOf(locale));
      told = locale;
      settled();
    }),
  ];

  return {
    unmount() {
      for (const subscription of subscriptions) subscription.unsubscribe();
      main.removeEventListener("click", onClick);
      main.replaceChildren();
      delete main.dataset["outcome"];
    },
  };
}
