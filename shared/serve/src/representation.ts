import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Coding } from "./choose-coding.ts";
import { compressBrotli } from "./compress-brotli.ts";
import { tagOf } from "./entity-tag.ts";

const deflate = promisify(gzip);

/** Approximate size of a body in all of its encodings, as a multiple of its uncompressed size. */
const allForms = 1.7;
/** The object, its buffers and its headers, however short the body is. */
const overheadBytes = 1024;

/** Below this, headers cost more than compression saves. */
const leastWorth = 512;
const texts = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/;

interface Given {
  type: string;
  /** Tag of the uncompressed bytes, if known. */
  tag?: string;
  /** Already compressed. */
  br?: Buffer | undefined;
  /** `lasting` is compressed once for very many responses, with more effort. */
  life?: "passing" | "lasting";
}

const effort = { passing: { br: 5, gzip: 6 }, lasting: { br: 9, gzip: 9 } } as const;

/** A body in every encoding in which it may be sent. Encodings that are not given are created on first use, and cached. */
export class Representation {
  readonly body: Buffer;
  readonly type: string;
  readonly tag: string;
  /** Whether compressing it is worthwhile. */
  readonly isWorthPacking: boolean;
  readonly #packed = new Map<Coding, Buffer | Promise<Buffer>>();
  readonly #life: "passing" | "lasting";

  constructor(body: string | Buffer, { type, tag, br, life = "passing" }: Given) {
    this.body = typeof body === "string" ? Buffer.from(body) : body;
    this.type = type;
    this.tag = tag ?? tagOf(this.body);
    this.isWorthPacking = this.body.byteLength >= leastWorth && texts.test(type);
    this.#life = life;
    if (br) this.#packed.set("br", br);
  }

  /** Approximate memory use once every encoding has been used: the size for caches with a limit in bytes. */
  get bytesInMemory(): number {
    return overheadBytes + Math.ceil(this.body.byteLength * allForms);
  }

  in(coding: Coding | "identity"): Buffer | Promise<Buffer> {
    if (coding === "identity") return this.body;
    const known = this.#packed.get(coding);
    if (known) return known;
    const packing = this.#pack(coding);
    this.#packed.set(coding, packing);
    void packing.then((packed) => this.#packed.set(coding, packed));
    return packing;
  }

  #pack(coding: Coding): Promise<Buffer> {
    const quality = effort[this.#life][coding];
    if (coding === "gzip") return deflate(this.body, { level: quality });
    return compressBrotli(this.body, quality);
  }
}
