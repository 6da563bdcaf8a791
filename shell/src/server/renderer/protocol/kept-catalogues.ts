import type { Catalogue } from "@zhian/contracts/catalogue";

export interface NamedCatalogue {
  id: string;
  products: Catalogue;
}

const { freeze } = Object;
/** Enough for one site over several revisions and canaries. */
const most = 32;

/**
 * Stores the same catalogues at both ends of a channel: each is sent before the first render that names it, and both
 * ends evict the same ones.
 */
export class KeptCatalogues {
  readonly #kept = new Map<string, Catalogue>();

  /** At the sending end: sends the catalogue, unless the other end has it. */
  tell(catalogue: NamedCatalogue, send: (catalogue: NamedCatalogue) => void): void {
    if (this.#kept.has(catalogue.id)) return;
    this.add(catalogue);
    send(catalogue);
  }

  get(id: string): Catalogue | undefined {
    return this.#kept.get(id);
  }

  add({ id, products }: NamedCatalogue): void {
    this.#kept.set(id, products);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= most) return;
      this.#kept.delete(oldest);
    }
  }

  /** Freezes and adds it, for an end that passes it on unchanged: a caller must not change what others receive. */
  addFrozen({ id, products }: NamedCatalogue): void {
    for (const product of products) freeze(freeze(product).name);
    this.add({ id, products: freeze(products) });
  }

  clear(): void {
    this.#kept.clear();
  }
}
