import type { DomainItem } from "@zhian/contracts/domain";
import type { Locale } from "@zhian/contracts/locale";
import type { WantedName } from "@zhian/domains/read-word";
import type { Availability } from "./availability.ts";
import { toItem } from "./to-item.ts";

interface SearchOptions {
  availability: Availability;
  locale: Locale;
  /** For all names together: who is not answered by then is TIMEOUT. */
  limitMs: number;
  /** The caller has left. */
  signal?: AbortSignal;
  isFresh?: boolean;
}

/** Rows in the order in which they come to be known. It is over when all are, or when the time is up; then the rest is TIMEOUT. */
export async function* searchDomains(names: readonly WantedName[], options: SearchOptions): AsyncGenerator<DomainItem> {
  const { availability, locale, limitMs, isFresh = false } = options;
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), limitMs);
  const signal = options.signal ? AbortSignal.any([over.signal, options.signal]) : over.signal;
  const known: DomainItem[] = [];
  let wake = Promise.withResolvers<void>();

  for (const name of names) {
    // It never rejects, and in time it always answers.
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
    // When the caller stops reading, by leaving or by a fault, the lookups end.
    over.abort();
  }
}

/** The same as a whole, in the order in which the names were asked for. */
export async function searchAll(names: readonly WantedName[], options: SearchOptions): Promise<DomainItem[]> {
  const items = new Map<string, DomainItem>();
  for await (const item of searchDomains(names, options)) items.set(item.domainName, item);
  return names.flatMap(({ name }) => items.get(name) ?? []);
}
