import { askEdge } from "./ask-edge.ts";
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
  const page = await askEdge({ url, certificate, path: "/products/bcc" });
  const api = await askEdge({ url, certificate, path: "/api/v1/cms/file/column" });
  if (!page.text.includes("</html>")) throw new Error("The edge gave no whole page.");
  const { protocol, encoding: pageEncoding, requestId } = page;
  return { protocol, pageEncoding, apiEncoding: api.encoding, requestId };
}
