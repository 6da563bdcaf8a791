import webpack, { type WebpackPluginInstance } from "webpack";
import { shared } from "./federation.ts";

/**
 * The host uses the federation runtime's own interface, as `shell/src/browser/fragments/remotes.ts` shows: the bundler plugin's additions
 * are for hosts that import remotes or shared packages by name. The runtime reads the same constants that the plugin would set.
 */
export function federationHost(): WebpackPluginInstance {
  const modules = shared(({ version, range }) => ({ version, requiredVersion: range }));
  const described = Object.entries(modules).map(([request, { version, ...shareConfig }]) => [
    request,
    { version, shareConfig },
  ]);
  return new webpack.DefinePlugin({
    SHARED_MODULES: JSON.stringify(Object.fromEntries(described)),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
    ENV_TARGET: JSON.stringify("web"),
  });
}
