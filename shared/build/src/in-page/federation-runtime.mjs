// What the federation plugin would put into every entry stands once in the page: the shell carries it and gives it to the
// remote entries by a frozen global, since an entry runs before any of its modules could be handed something. Whatever a page of
// this site never does (a remote inside a remote, fallback copies of shared modules) is left out.
import { createInstance, getInstance } from "@module-federation/runtime";
import { attachShareScopeMap } from "@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js";
import { consumes } from "@module-federation/webpack-bundler-runtime/dist/consumes.js";
import { initContainerEntry } from "@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js";
import { initializeSharing } from "@module-federation/webpack-bundler-runtime/dist/initializeSharing.js";
import { installInitialConsumes } from "@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js";

/** The instance of the build that asks; an entry that is loaded once more, after a failure, finds the one it had. */
function init({ webpackRequire }) {
  const { initOptions } = webpackRequire.federation;
  const known = getInstance(({ name }) => name === initOptions.name);
  known?.initOptions(initOptions);
  return known ?? createInstance(initOptions);
}

/** A hash that the document has left out is asked for first; without it the script is as good as lost. */
async function loadScript(url, done) {
  const waiting = globalThis.__zhianIntegrity.ready(url);
  try {
    if (waiting) await waiting;
  } catch {
    done({ type: "error", target: { src: url } });
    return;
  }
  __webpack_require__.l(url, done);
}

/** Styles that are on their way, by address. */
const styles = new Map();

/** A style that the document carries is there already, and one that two fragments' chunks ask for comes once. */
function loadStyle(url) {
  if (document.querySelector(`style[data-href="${url}"]`)) return undefined;
  const coming = styles.get(url) ?? addStyle(url);
  styles.set(url, coming);
  // One that is lost may be asked for again.
  coming.catch(() => styles.delete(url));
  return coming;
}

async function addStyle(url) {
  await globalThis.__zhianIntegrity.ready(url);
  const link = document.createElement("link");
  const loaded = new Promise((resolve, reject) => {
    Object.assign(link, {
      rel: "stylesheet",
      href: url,
      integrity: globalThis.__zhianIntegrity(url),
      onload: resolve,
      onerror: reject,
    });
  });
  document.head.append(link);
  return loaded.catch(() => {
    link.remove();
    throw Object.assign(new Error(`Loading CSS ${url} failed`), { name: "ChunkLoadError", request: url });
  });
}

/** As the plugin's own template expects it: each build copies these members, and adds its own instance to the copy. */
const federation = {
  runtime: {},
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { init, initContainerEntry, consumes, installInitialConsumes, I: initializeSharing, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  // Verified like the shell's own: a remote has no loader of its own.
  loadScript,
  loadStyle,
};

Object.defineProperty(globalThis, "__zhianFederation", { value: Object.freeze(federation) });

// oxlint-disable-next-line import/no-default-export -- the plugin's template imports it so
export default federation;
