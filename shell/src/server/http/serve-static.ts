import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { contentTypes } from "./content-types.ts";
import { type Exchange, isRead, refuseMethod, reply, replyText, takesEncoding } from "./exchange.ts";

interface StaticFile {
  plain: Buffer;
  br?: Buffer;
  type: string;
}

/** A name with a hash in it never means other bytes. */
const hashedName = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const forEver = "public, max-age=31536000, immutable";
const compress = promisify(brotliCompress);

/** Everything of a folder in memory: what is not there at start is not served, whatever the address says. */
async function readFolder(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|map)$/.test(entry.name));
  const read = files.map(async (entry): Promise<[string, StaticFile]> => {
    const file = join(entry.parentPath, entry.name);
    const plain = await readFile(file);
    const type = contentTypes[extname(entry.name)] ?? "application/octet-stream";
    const br = await packedVariant(file, plain);
    return [relative(folder, file).split(sep).join("/"), { plain, type, ...(br && { br }) }];
  });
  return new Map(await Promise.all(read));
}

/** As the build left it, or made now, quickly. */
async function packedVariant(file: string, plain: Buffer): Promise<Buffer | undefined> {
  const made = await readFile(`${file}.br`).catch(() => undefined);
  if (made || plain.byteLength < 1024 || !/\.(m?js|css|svg|json|txt)$/.test(file)) return made;
  return compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

/** Serves `<prefix><path>` from `folder`. */
export async function createStaticServer(folder: string, prefix: string) {
  const files = await readFolder(folder);

  return function serve(exchange: Exchange): void {
    exchange.kind = "static";
    if (!isRead(exchange)) return refuseMethod(exchange, "GET, HEAD");
    const file = exchange.path.startsWith(prefix) ? files.get(exchange.path.slice(prefix.length)) : undefined;
    if (!file) return replyText(exchange, 404, "Not Found\n");
    const packed = takesEncoding(exchange, "br") ? file.br : undefined;
    reply(exchange, 200, {
      headers: {
        "content-type": file.type,
        "cache-control": hashedName.test(exchange.path) ? forEver : "public, max-age=300",
        vary: "Accept-Encoding",
        ...(packed && { "content-encoding": "br" }),
      },
      body: packed ?? file.plain,
    });
  };
}
