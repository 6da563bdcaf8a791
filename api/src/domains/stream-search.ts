import { Readable } from "node:stream";
import { type DomainSearchLine, domainSearchStream } from "@zhian/contracts/domain";
import { maxNames } from "@zhian/contracts/domain-limits";
import { envelopeSchema } from "@zhian/contracts/envelope";
import { defaultLocale, type Locale } from "@zhian/contracts/locale";
import { type NamesRead, readNames } from "@zhian/domains/read-names";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { type DomainParts, leftOut } from "./answer-domains.ts";
import type { Availability } from "./availability.ts";
import { soldEndings } from "./endings.ts";
import { searchDomains } from "./search-domains.ts";

interface LineOptions {
  availability: Availability;
  locale: Locale;
  signal: AbortSignal;
}

const limitMs = 10_000;

/** Streams a search as lines, each sent as soon as its result is known: a registry that hangs does not delay the others. */
export function streamDomainSearch(app: FastifyInstance, { availability, spend }: DomainParts): void {
  const { method, path: url, body } = domainSearchStream;
  const schema = {
    operationId: "bcd.searchStream",
    tags: ["bcd"],
    body,
    response: { 200: z.string(), default: envelopeSchema },
  };
  app.route({
    method,
    url,
    schema,
    async handler(request, reply) {
      // The route has validated the body with this schema.
      const { q, locale = defaultLocale } = request.body as z.output<typeof body>;
      const read = readNames(q, { limit: maxNames.search, endings: soldEndings });
      await spend(request.clientAddress, read.wanted.length);
      const gone = new AbortController();
      reply.raw.once("close", () => gone.abort());
      const lines = linesOf(read, { availability, locale, signal: gone.signal });
      return reply
        .type("application/x-ndjson; charset=utf-8")
        .header("x-accel-buffering", "no")
        .send(Readable.from(lines, { objectMode: false, highWaterMark: 1 }));
    },
  });
}

async function* linesOf(read: NamesRead, { availability, locale, signal }: LineOptions): AsyncGenerator<string> {
  const names = read.wanted.map(({ name }) => name);
  const { wholeDomain } = read;
  const askedAt = new Date().toISOString();
  yield toLine({ kind: "asked", wholeDomain, names, ...leftOut(read), isDemo: availability.isDemo, askedAt });
  for await (const item of searchDomains(read.wanted, { availability, locale, limitMs, signal })) {
    if (signal.aborted) return;
    yield toLine({ kind: "row", item });
  }
  yield toLine({ kind: "end" });
}

function toLine(line: DomainSearchLine): string {
  return `${JSON.stringify(line)}\n`;
}
