import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Coding } from "./choose-coding.ts";
import { compressBrotli } from "./compress-brotli.ts";
import { tagOf } from "./entity-tag.ts";

const deflate = promisify(gzip);

/** About what a body takes in all of its forms, as a multiple of what it takes uncompressed. */
const allForms = 1.7;
/** The object, its buffers and its headers, however short the body is. */
const overheadBytes = 1024;

/** Below this, headers weigh more than what is saved. */
const leastWorth = 512;
const texts = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/;

interface Given {
  type: string;
  /** Of the uncompressed bytes, when it is known. */
  tag?: string;
  /** Compressed already. */
  br?: Buffer | undefined;
  /** `lasting` is packed once for very many answers, and as small as it can be. */
  life?: "passing" | "lasting";
}

const effort = { passing: { br: 5, gzip: 6 }, lasting: { br: 9, gzip: 9 } } as const;

/** A body in every form in which it may be sent. What it is not given compressed is compressed when it is first asked for, and kept. */
export class Representation {
  readonly body: Buffer;
  readonly type: string;
  readonly tag: string;
  /** Whether to compress it without need. */
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

  /** About what it takes of memory once it was asked for in every form: the size for caches that bound their bytes. */
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
