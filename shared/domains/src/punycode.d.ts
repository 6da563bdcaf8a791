// The name alone is Node's own deprecated module; only the path of the file refers to the package.
declare module "punycode/punycode.js" {
  interface Punycode {
    /** Decodes one part, without its `xn--`. Throws a RangeError. */
    decode(text: string): string;
  }
  const punycode: Punycode;
  export default punycode;
}
