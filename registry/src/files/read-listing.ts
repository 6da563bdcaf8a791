export interface S3Object {
  /** Below the bucket's own address. */
  key: string;
  bytes: number;
}

/** Enough of a reader for the one list that we ask for: its elements hold text alone, and it says nothing twice. */
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

/** Keys of ours need none of it; but what others have left in the bucket is listed, and removed, as well. */
function unescapeXml(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, mark: string) => {
    if (!mark.startsWith("#")) return named[mark] ?? whole;
    return String.fromCodePoint(Number(mark.slice(1).replace(/^x/i, "0x")));
  });
}
