/** A page's content in one language. The importing file states its type: the build has checked it with the schema of its kind. */
declare module "*.yaml" {
  const content: unknown;
  // biome-ignore lint/style/noDefaultExport: what a bundler makes of it
  export default content;
}
