export interface S3Object {
  /** Relative to the bucket's address. */
  key: string;
  bytes: number;
}

/** Parses only the listing that we request: elements of an entry contain only text, and none occurs twice. */
export function readListing(xml: string): S3Object[] {
  return xml
    .split("<Contents>")
    .slice(1)
    .map((entry) => ({
      key: unescapeXml(/<Key>([^<]*)/.exec(entry)?.[1] ?? ""),
      bytes: Number(/<Size>(\d+)/.exec(entry)?.[1] ?? 0),
    }));
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Our own keys need no unescaping, but foreign objects in the bucket are listed, and removed, as well. */
function unescapeXml(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, mark: string) => {
    if (!mark.startsWith("#")) return named[mark] ?? whole;
    return String.fromCodePoint(Number(mark.slice(1).replace(/^x/i, "0x")));
  });
}
