/**
 * A webpack loader for development. A page's file exports its loader in addition to its component, and React Refresh only accepts
 * files that export components alone: without this, each change of a page would reload it.
 */
module.exports = function hotPage(source) {
  return `${source}
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => { data.isUpdate = true; });
  if (import.meta.webpackHot.data?.isUpdate) __react_refresh_utils__.enqueueUpdate(() => {});
}
`;
};
