import { maxAddressLength } from "@zhian/contracts/address-limit";
import { askEdge } from "./ask-edge.ts";
import type { Cluster } from "./start-cluster.ts";

export interface EdgeAnswers {
  protocol: string;
  pageEncoding: string;
  apiEncoding: string;
  /** 32 hexadecimal digits, the edge's own, whatever a visitor sends. */
  requestId: string;
}

const search = "/products/bcd/search?q=";

/** A page and an answer of the api, over TLS and HTTP/2, compressed. */
export async function proveEdge({ url, certificate }: Cluster): Promise<EdgeAnswers> {
  const page = await askEdge({ url, certificate, path: "/products/bcc" });
  const api = await askEdge({ url, certificate, path: "/api/v1/cms/file/column" });
  if (!page.text.includes("</html>")) throw new Error("The edge gave no whole page.");
  const query = "x".repeat(maxAddressLength - search.length);
  const longest = await askEdge({ url, certificate, path: search + query });
  if (!longest.text.includes(query))
    throw new Error("The edge lets no address through that is as long as the site reads.");
  const { protocol, encoding: pageEncoding, requestId } = page;
  return { protocol, pageEncoding, apiEncoding: api.encoding, requestId };
}
