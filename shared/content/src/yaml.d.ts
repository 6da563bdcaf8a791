/** A page's content in one language. Whoever imports it says what it is: the build has checked it by the schema of its kind. */
declare module "*.yaml" {
  const content: unknown;
  // biome-ignore lint/style/noDefaultExport: what a bundler makes of it
  export default content;
}
