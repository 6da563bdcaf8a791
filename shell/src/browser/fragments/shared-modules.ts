import * as router from "@zhian/fragment/router";
import * as headless from "@zhian/ui/headless";
import * as i18next from "i18next";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import * as reactDomClient from "react-dom/client";
import * as singleSpaReact from "single-spa-react";

declare global {
  /** By module request; set by the build (see @zhian/build's federation). */
  var SHARED_MODULES: Record<string, { version: string; shareConfig: { requiredVersion: string; singleton: boolean } }>;
}

const modules: Record<string, object> = {
  i18next,
  react,
  "react-dom": reactDom,
  "react-dom/client": reactDomClient,
  "@zhian/fragment/router": router,
  "@zhian/ui/headless": headless,
  "react/jsx-runtime": jsxRuntime,
  "single-spa-react": singleSpaReact,
};

/** The singletons that the shell gives to every fragment, for Module Federation's runtime. */
export const sharedModules = Object.fromEntries(
  Object.entries(SHARED_MODULES).map(([request, { version, shareConfig }]) => {
    const module = modules[request];
    if (!module) throw new Error(`the shell does not share ${request}`);
    // Synchronous, not a promise: a running entry cannot wait.
    return [request, { version, shareConfig, get: () => () => module }];
  }),
);
