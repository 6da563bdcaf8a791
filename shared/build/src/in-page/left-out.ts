import type { RuleSetRule } from "webpack";
import { type LeaveOutOptions, leaveOut, neverCalled } from "../leave-out.ts";

/** Texts come with their fragment: nothing is loaded, added later, nested, formatted or reported. */
export const leftOutOfI18next: LeaveOutOptions = {
  bodies: {
    // It writes when debugging only.
    "Logger.forward": "return null;",
    "Formatter.init": "",
    ...neverCalled(
      "Formatter.add",
      "Formatter.addCached",
      "Formatter.format",
      "parseFormatStr",
      "createCachedFormatter",
    ),
    ...neverCalled("ResourceStore.addResource", "ResourceStore.addResources", "ResourceStore.addResourceBundle"),
    ...neverCalled("ResourceStore.removeResourceBundle", "ResourceStore.removeNamespaces", "keysFromSelector"),
    ...neverCalled("createProxy", "setPath", "deepExtend", "pushPath"),
    ...neverCalled("Translator.exists", "Translator.getUsedParamsDetails"),
    ...neverCalled("PluralResolver.getSuffixes", "PluralResolver.getPluralFormsOfKey", "PluralResolver.needsPlural"),
    ...neverCalled("Connector.queueLoad", "Connector.loaded", "Connector.read", "Connector.prepareLoading"),
    ...neverCalled("Connector.load", "Connector.reload", "Connector.loadOne", "Connector.saveMissing"),
    ...neverCalled("I18n.reloadResources", "I18n.use", "I18n.hydrate", "I18n.getFixedT"),
    ...neverCalled("I18n.loadNamespaces", "I18n.loadLanguages", "I18n.dir", "I18n.cloneInstance", "I18n.toJSON"),
    // Asked of each text, and answered as for one that nests nothing.
    "Interpolator.nest": "return str;",
  },
  calls: ["this.logger.warn", "this.logger.log", "this.logger.deprecate", "this.logger.once"],
};

/** Pages load; they submit nothing, fetch nothing beside, discover no routes, and neither block nor animate a navigation. */
const ofRouter = leaveOut("react-router/dist/production/lib/router/router.js", {
  bodies: {
    ...neverCalled(
      "handleAction",
      "fetch",
      "handleFetcherAction",
      "handleFetcherLoader",
      "getUpdatedRevalidatingFetchers",
    ),
    ...neverCalled("setFetcherError", "getFetcher", "resetFetcher", "deleteFetcher", "queueFetcherForDeletion"),
    ...neverCalled(
      "abortFetcher",
      "markFetchersDone",
      "updateFetcherState",
      "getSubmittingFetcher",
      "getSubmittingNavigation",
    ),
    ...neverCalled("getLoadingFetcher", "getDoneFetcher"),
    markFetchRedirectsDone: "return false;",
    abortStaleFetchLoads: "return false;",
    normalizeNavigateOptions: "return { path };",
    getSubmissionFromNavigation: "",
    ...neverCalled(
      "discoverRoutes",
      "cancelDiscoveryNavigation",
      "patchRoutes",
      "patchRoutesImpl",
      "_internalSetRoutes",
    ),
    checkFogOfWar: "return { active: false, matches: null };",
    ...neverCalled("getBlocker", "deleteBlocker", "updateBlocker"),
    shouldBlockNavigation: "",
    ...neverCalled("enableScrollRestoration", "getScrollKey"),
    saveScrollPosition: "",
    getSavedScrollPosition: "return null;",
    restoreAppliedTransitions: "",
    persistAppliedTransitions: "",
  },
});

const core = "@module-federation/runtime-core/dist";
const sdk = "@module-federation/sdk/dist";
const bundler = "@module-federation/webpack-bundler-runtime/dist";
const theOnlyVersion = "return { version: findVersion(shareScopeMap[scope][pkgName]), useTreesShaking: false };";
/** No aliases, and each request names what it wants of the remote. */
const remoteOfId = `for (const remote of remotes)
  if (id.startsWith(remote.name + "/")) return { pkgNameOrAlias: remote.name, expose: "." + id.slice(remote.name.length), remote };`;
const sharedAtOnce = `const { shareKey, shareInfo: customShareInfo } = options.moduleToHandlerMapping[options.moduleId];
return options.webpackRequire.federation.instance.loadShareSync(shareKey, { customShareInfo });`;
const shortError = { getShortErrorMsg: "return `${errorCode} ${JSON.stringify(args)} ${originalErrorMsg ?? ''}`;" };

/** Remotes are registered by their entry, which is a script; what they share is the shell's, whole, and nobody listens. */
export const leftOutOfFederation: RuleSetRule[] = [
  leaveOut(`${core}/utils/load.js`, {
    // The shell's own plugin runs each entry.
    bodies: neverCalled("loadEntryDom", "loadEntryNode"),
    calls: ["await origin.loaderHook.lifecycle.afterLoadEntry.emit"],
  }),
  leaveOut(`${core}/remote/index.js`, {
    bodies: { ...neverCalled("preloadRemote", "removeRemote", "initRawContainer"), setIdToRemoteMap: "" },
    calls: ["await this.hooks.lifecycle.afterMatchRemote.emit", "this.hooks.lifecycle.registerRemote.emit"],
  }),
  leaveOut(`${core}/module/index.js`, {
    bodies: { getAvailableExposeNames: "", wraperFactory: "return moduleFactory;" },
    calls: [
      ...unheard("beforeInitRemote", "afterInitRemote", "beforeGetExpose", "afterGetExpose"),
      ...unheard("beforeExecuteFactory", "afterExecuteFactory"),
      "await this.host.hooks.lifecycle.initContainer.emit",
    ],
  }),
  leaveOut(`${core}/shared/index.js`, {
    bodies: {
      ...neverCalled("initRemoteModule"),
      emitAfterRegisterShare: "",
      emitAfterLoadShare: "",
      emitErrorLoadShare: "",
    },
  }),
  leaveOut(`${core}/utils/share.js`, {
    bodies: {
      shouldUseTreeShaking: "return false;",
      // Only the shell provides: there is one version of each.
      findVersion: "return Object.keys(shareVersionMap)[0];",
      findSingletonVersionOrderByVersion: theOnlyVersion,
      findSingletonVersionOrderByLoaded: theOnlyVersion,
    },
  }),
  leaveOut(`${core}/utils/context.js`, { bodies: { optionsToMFContext: "" } }),
  leaveOut(`${core}/utils/hooks/pluginSystem.js`, { bodies: neverCalled("removePlugin") }),
  leaveOut(`${core}/utils/hooks/syncHook.js`, { bodies: neverCalled("once", "removeAll") }),
  leaveOut(`${sdk}/logger.js`, { bodies: { "Logger.emit": "this.delegate[method]?.(this.prefix, ...args);" } }),
  leaveOut(`${core}/utils/manifest.js`, { bodies: { matchRemoteWithNameAndExpose: remoteOfId } }),
  leaveOut(`${bundler}/installInitialConsumes.js`, { bodies: { handleInitialConsumes: sharedAtOnce } }),
  leaveOut(`${bundler}/getUsedExports.js`, { bodies: { getUsedExports: "" } }),
  leaveOut(`${bundler}/error-codes/dist/getShortErrorMsg.js`, { bodies: shortError }),
  leaveOut("@module-federation/error-codes/dist/getShortErrorMsg.mjs", { bodies: shortError }),
  leaveOut(`${sdk}/env.js`, { bodies: { isDebugMode: "return false;" } }),
];

/** Fragments are applications, none is a parcel, and what single-spa can do is handed to none of them. */
export const leftOutOfSingleSpa: RuleSetRule[] = [
  leaveOut("single-spa/lib/es2015/esm/single-spa.min.js", {
    spans: [
      ["Object.freeze({__proto__:null,", "})", "{}"],
      [",mountParcel:", ",singleSpa:t"],
    ],
  }),
  leaveOut("single-spa-react/lib/esm/single-spa-react.js", {
    spans: [
      // It throws, wherever a module is no file of Node's, and makes the context later instead.
      ["try{c=require(", "}catch(e){}"],
      // Our own roots have a boundary.
      ["e.suppressComponentDidCatchWarning||", 'opts.errorBoundary to singleSpaReact(opts).")));'],
    ],
  }),
];

/**
 * What React throws to itself are five errors that are made with the module. For each error V8 reads a script again, from its start, to
 * know the places on the stack, while anybody looks by the tools for developers: two thirds of what Lighthouse sees a page do at once.
 */
const ofReactDom = leaveOut("react-dom/cjs/react-dom-client.production.js", {
  spans: [519, 460, 474, 542, 461].map(
    (code) =>
      [` = Error(formatProdErrorMessage(${code})`, ")", ` = { message: formatProdErrorMessage(${code}) }`] as const,
  ),
});

export const leftOutOfPackages: RuleSetRule[] = [
  leaveOut("i18next/dist/esm/i18next.js", leftOutOfI18next),
  ofRouter,
  ofReactDom,
];

function unheard(...hooks: string[]): string[] {
  return hooks.map((hook) => `await this.host.loaderHook.lifecycle.${hook}.emit`);
}
