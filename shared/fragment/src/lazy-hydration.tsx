import { type ComponentType, memo, Suspense, use, useCallback, useEffect, useState } from "react";
import { isLostChunk } from "./is-lost-chunk.ts";
import { withRetries } from "./with-retries.ts";

export interface LazyHydrated<Props extends object> {
  Component: ComponentType<Props>;
  /** For a page's loader, so that a client render of the part has its code. Rejects if the code cannot be loaded. */
  load(): Promise<unknown>;
}

/**
 * Wraps a part of a page that can be read, and mostly used, without script. Its server-rendered HTML stays until the browser
 * is idle; then its code is fetched and the part hydrated, without delaying the page. Name its chunk
 * `<chunk of the page>-late`: its styles then load with the page's. Where the data determine the part, the loader lists the
 * part's chunk in `chunks`; the name still ends in `-late`, so that only its styles load with the page.
 */
export function lazyHydrated<Props extends object>(loadOnce: () => Promise<ComponentType<Props>>): LazyHydrated<Props> {
  let loaded: ComponentType<Props> | undefined;
  let late: PromiseWithResolvers<ComponentType<Props>> | undefined;

  async function load() {
    loaded ??= await withRetries(loadOnce, isLostChunk);
    late?.resolve(loaded);
  }

  /** Resolves for all waiting parts as soon as the code has loaded. */
  function whenLoaded() {
    if (!late) {
      late = Promise.withResolvers();
      void loadWhenIdle(load);
    }
    return late.promise;
  }

  function Part({ props, onAlive }: { props: Props; onAlive(): void }) {
    // A part that has waited passes the same promise again, as React requires.
    const Loaded = loaded && !late ? loaded : use(whenLoaded());
    useEffect(onAlive, [onAlive]);
    return <Loaded {...props} />;
  }

  function Frame(props: Props) {
    const [isAlive, setAlive] = useState(false);
    const onAlive = useCallback(() => setAlive(true), []);
    return (
      <>
        <Suspense>
          <Part props={props} onAlive={onAlive} />
        </Suspense>
        {/* Exposes whether the part has been hydrated, as data-outcome does for a slot. */}
        <span hidden data-late={isAlive ? "alive" : "waiting"} />
      </>
    );
  }

  // An update from a parent would make React render the part from scratch, instead of waiting for its code.
  return { Component: memo(Frame), load };
}

/** Never rejects: the HTML stays, and a lost file is requested again on the next interaction or when back online. */
async function loadWhenIdle(load: () => Promise<void>): Promise<void> {
  await untilIdle();
  for (;;) {
    try {
      return await load();
    } catch {
      await untilTouched();
    }
  }
}

/** How long to wait for slots that are not hydrated yet. */
const patienceMs = 5000;

/** Resolves once every slot is hydrated and the browser is idle. */
async function untilIdle(): Promise<void> {
  const deadline = performance.now() + patienceMs;
  do await nextIdle();
  while (document.querySelector('[data-slot][data-outcome="rendered"]') && performance.now() < deadline);
}

function nextIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

const touches = ["pointerdown", "keydown", "online"] as const;

function untilTouched(): Promise<void> {
  return new Promise((resolve) => {
    function end() {
      for (const type of touches) window.removeEventListener(type, end);
      resolve();
    }
    for (const type of touches) window.addEventListener(type, end);
  });
}
