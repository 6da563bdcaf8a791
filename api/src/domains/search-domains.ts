import type { DomainItem } from "@zhian/contracts/domain";
import type { Locale } from "@zhian/contracts/locale";
import type { WantedName } from "@zhian/domains/read-word";
import type { Availability } from "./availability.ts";
import { toItem } from "./to-item.ts";

interface SearchOptions {
  availability: Availability;
  locale: Locale;
  /** Limit for all names together: those without a result by then are TIMEOUT. */
  limitMs: number;
  /** Aborted when the caller has left. */
  signal?: AbortSignal;
  isFresh?: boolean;
}

/** Yields rows as their results arrive. Ends with the last one, or when the time is up; the rest is then TIMEOUT. */
export async function* searchDomains(names: readonly WantedName[], options: SearchOptions): AsyncGenerator<DomainItem> {
  const { availability, locale, limitMs, isFresh = false } = options;
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), limitMs);
  const signal = options.signal ? AbortSignal.any([over.signal, options.signal]) : over.signal;
  const known: DomainItem[] = [];
  let wake = Promise.withResolvers<void>();

  for (const name of names) {
    // It never rejects, and always resolves in time.
    void availability.statusOf(name, { signal, isFresh }).then((status) => {
      known.push(toItem(name, { status, locale }));
      wake.resolve();
    });
  }
  try {
    for (let given = 0; given < names.length; ) {
      if (known.length === given) {
        wake = Promise.withResolvers<void>();
        await wake.promise;
      }
      for (const item of known.slice(given)) {
        given += 1;
        yield item;
      }
    }
  } finally {
    clearTimeout(timer);
    // Ends the lookups when the caller leaves or fails.
    over.abort();
  }
}

/** The same rows as one list, in the order of the requested names. */
export async function searchAll(names: readonly WantedName[], options: SearchOptions): Promise<DomainItem[]> {
  const items = new Map<string, DomainItem>();
  for await (const item of searchDomains(names, options)) items.set(item.domainName, item);
  return names.flatMap(({ name }) => items.get(name) ?? []);
}
