import { maxAddressLength } from "@zhian/contracts/address-limit";
import { splitWords } from "@zhian/domains/split-words";

const path = "/products/bcd/search";
const maxEncoded = maxAddressLength - `/zh${path}?q=`.length;

/** The typed text as a query for an address: words separated by commas, and only whole words. */
export function toQuestion(typed: string): string {
  const words = [...new Set(splitWords(typed))];
  let length = 0;
  const fitting = words.findIndex((word) => {
    length += encodeURIComponent(word).length + 3;
    return length > maxEncoded;
  });
  return (fitting < 0 ? words : words.slice(0, fitting)).join(",");
}

/** The plain path of a search, without the locale; of the empty search if there is no question. */
export function searchPath(question: string): string {
  return question === "" ? path : `${path}?q=${encodeURIComponent(question)}`;
}
