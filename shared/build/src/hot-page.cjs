/**
 * A webpack loader for development. A page's file exports its loader beside its component, and React Refresh takes only
 * files that export nothing but components: without this, each change of a page would reload it.
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
