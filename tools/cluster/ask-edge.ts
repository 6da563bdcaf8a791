import { connect } from "node:http2";
import { brotliDecompressSync } from "node:zlib";

export interface EdgeAnswer {
  protocol: string;
  encoding: string;
  requestId: string;
  text: string;
}

interface Asked {
  url: string;
  certificate: string;
  path: string;
}

/** Sends one request over TLS and HTTP/2, with a request id that visitors must not be able to set. */
export async function askEdge({ url, certificate, path }: Asked): Promise<EdgeAnswer> {
  const session = connect(url, { ca: certificate });
  try {
    return await ask(session, path);
  } finally {
    session.close();
  }
}

function ask(session: ReturnType<typeof connect>, path: string): Promise<EdgeAnswer> {
  return new Promise((resolve, reject) => {
    session.on("error", reject);
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
      const text = (encoding === "br" ? brotliDecompressSync(body) : body).toString();
      resolve({ protocol: session.alpnProtocol ?? "", encoding, requestId, text });
    });
  });
}
