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

/** Fragments are applications, none is a parcel, and what single-spa can do is handed to none of them. */
export const leftOutOfSingleSpa: RuleSetRule[] = [
  leaveOut("single-spa/lib/es2015/esm/single-spa.min.js", {
    spans: [
      ["Object.freeze({__proto__:null,", "})", "{}"],
      [",mountParcel:", ",singleSpa:t"],
      // The browsers that the site is made for have these events, and it has no jQuery.
      ["n=function(){try{", "n.detail=void 0),n};", "n=e;"],
      [
        'let n;try{n=new PopStateEvent("popstate",{state:t})}',
        ",!1,!1,t)}",
        'const n=new PopStateEvent("popstate",{state:t});',
      ],
      ["function ft(t=window.jQuery){", '""===n.trim()?this:t.apply(this,o))}', "function ft(){}"],
      // An application is registered by an object that our own code makes, and says by a function where it is active.
      [
        'return"object"==typeof t?(',
        "o.customProps=r),",
        `return ${["name=t.name", "loadApp=t.app", "activeWhen=t.activeWhen", "customProps=t.customProps"].map((part) => `o.${part},`).join("")}`,
      ],
      ["function Dt(t,e){const n=", "return n.test(r)}}", 'function Dt(){throw Error("pathToActiveWhen is left out")}'],
      ["X&&window.__SINGLE_SPA_DEVTOOLS__&&(", "exposedMethods=Gt);"],
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
