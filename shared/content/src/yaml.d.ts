/** A page's content in one language. The importing file names its type: the build has checked it by the schema of its kind. */
declare module "*.yaml" {
  const content: unknown;
  // biome-ignore lint/style/noDefaultExport: what a bundler makes of it
  export default content;
}
