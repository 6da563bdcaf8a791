import { connect } from "node:http2";
import { brotliDecompressSync } from "node:zlib";
import type { Cluster } from "./start-cluster.ts";

export interface EdgeAnswers {
  protocol: string;
  pageEncoding: string;
  apiEncoding: string;
  /** 32 hexadecimal digits, the edge's own, whatever a visitor sends. */
  requestId: string;
}

/** A page and an answer of the api, over TLS and HTTP/2, compressed. */
export async function proveEdge({ url, certificate }: Cluster): Promise<EdgeAnswers> {
  const session = connect(url, { ca: certificate });
  try {
    const page = await get(session, "/products/bcc");
    const api = await get(session, "/api/v1/cms/file/column");
    if (!page.text.includes("</html>")) throw new Error("The edge gave no whole page.");
    return {
      protocol: session.alpnProtocol ?? "",
      pageEncoding: page.encoding,
      apiEncoding: api.encoding,
      requestId: page.requestId,
    };
  } finally {
    session.close();
  }
}

function get(session: ReturnType<typeof connect>, path: string) {
  return new Promise<{ encoding: string; requestId: string; text: string }>((resolve, reject) => {
    const stream = session.request({ ":path": path, "accept-encoding": "br", "x-request-id": "f".repeat(32) });
    const chunks: Buffer[] = [];
    let encoding = "";
    let requestId = "";
    stream.on("response", (headers) => {
      encoding = headers["content-encoding"] ?? "";
      requestId = String(headers["x-request-id"] ?? "");
    });
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("error", reject);
    stream.on("end", () => {
      const body = Buffer.concat(chunks);
      resolve({ encoding, requestId, text: (encoding === "br" ? brotliDecompressSync(body) : body).toString() });
    });
  });
}
