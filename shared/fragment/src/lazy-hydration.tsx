import { type ComponentType, memo, Suspense, use, useCallback, useEffect, useState } from "react";
import { isLostChunk } from "./is-lost-chunk.ts";
import { withRetries } from "./with-retries.ts";

export interface LazyHydrated<Props extends object> {
  Component: ComponentType<Props>;
  /** For a page's loader, so that a new render of the part has its code. Rejects when the code cannot be loaded. */
  load(): Promise<unknown>;
}

/**
 * A part of a page that can be read, and mostly used, without script. What the server has made of it stays as it is until
 * the browser has nothing better to do, then its code is fetched and the part hydrated: nobody waits for it. Name its chunk
 * `<chunk of the page>-late`: its styles then come with the page's. Where the data say which part it is, the loader names the
 * part's chunk in `chunks`; the name still ends in `-late`, so that only its styles come with the page.
 */
export function lazyHydrated<Props extends object>(loadOnce: () => Promise<ComponentType<Props>>): LazyHydrated<Props> {
  let loaded: ComponentType<Props> | undefined;
  let late: PromiseWithResolvers<ComponentType<Props>> | undefined;

  async function load() {
    loaded ??= await withRetries(loadOnce, isLostChunk);
    late?.resolve(loaded);
  }

  /** Waiting parts are notified as soon as any of them has the code. */
  function whenLoaded() {
    if (!late) {
      late = Promise.withResolvers();
      void loadWhenIdle(load);
    }
    return late.promise;
  }

  function Part({ props, onAlive }: { props: Props; onAlive(): void }) {
    // A part that has waited once returns the same promise again, as React wants it.
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
        {/* Shows from outside whether the part has been hydrated, as data-outcome does for a slot. */}
        <span hidden data-late={isAlive ? "alive" : "waiting"} />
      </>
    );
  }

  // An update from above would have React render the part from scratch, instead of waiting for its code.
  return { Component: memo(Frame), load };
}

/** Never rejects: the HTML is there, and a lost file is requested again when the visitor interacts with it. */
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

/** How long to wait for a slot that is still as the server rendered it. */
const patienceMs = 5000;

/** Once every slot has come to life, and there is nothing else to do. */
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
