// The name alone is Node's own deprecated module; only the file's path means the package.
declare module "punycode/punycode.js" {
  interface Punycode {
    /** Of one part, without its `xn--`. Throws a RangeError. */
    decode(text: string): string;
  }
  const punycode: Punycode;
  export default punycode;
}
