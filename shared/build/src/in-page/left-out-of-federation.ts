import type { RuleSetRule } from "webpack";
import { leaveOut, neverCalled } from "../leave-out.ts";

const core = "@module-federation/runtime-core/dist";
const sdk = "@module-federation/sdk/dist";
const bundler = "@module-federation/webpack-bundler-runtime/dist";

/** No aliases, and each request names what it wants of the remote. */
const remoteOfId = `for (const remote of remotes)
  if (id.startsWith(remote.name + "/")) return { pkgNameOrAlias: remote.name, expose: "." + id.slice(remote.name.length), remote };`;

const ofRemotes = leaveOut(`${core}/remote/index.js`, {
  bodies: {
    ...neverCalled("preloadRemote", "removeRemote", "initRawContainer", "setIdToRemoteMap"),
    constructor: `this.host = host;
    this.hooks = new PluginSystem({ loadEntry: new AsyncHook() });`,
    // Nobody listens, nobody fails over to something else, and what an entry exposes is wanted with its content.
    loadRemote: `const { module, remoteMatchInfo } = await this.getRemoteModuleAndOptions({ id });
    return module.get(id, remoteMatchInfo.expose);`,
    getRemoteModuleAndOptions: `const { host } = this;
    const remoteMatchInfo = matchRemoteWithNameAndExpose(host.options.remotes, options.id);
    if (!remoteMatchInfo) throw Error("no remote for " + options.id);
    const remoteInfo = getRemoteInfo(remoteMatchInfo.remote);
    let module = host.moduleCache.get(remoteInfo.name);
    if (!module) host.moduleCache.set(remoteInfo.name, (module = new Module$1({ host, remoteInfo })));
    return { module, remoteMatchInfo };`,
    // By the whole address of its entry.
    registerRemote: `if (targetRemotes.some(({ name }) => name === remote.name)) return;
    remote.shareScope ||= DEFAULT_SCOPE;
    targetRemotes.push(remote);`,
  },
});

const ofModules = leaveOut(`${core}/module/index.js`, {
  bodies: {
    ...neverCalled("getAvailableExposeNames", "wraperFactory"),
    getEntry: `const { host: origin, remoteInfo, remoteEntryExports } = this;
    return (this.remoteEntryExports = await getRemoteEntry({ origin, remoteInfo, remoteEntryExports }));`,
    init: `const entry = await this.getEntry();
    if (this.inited) return entry;
    const start = async () => {
      const { remoteEntryInitOptions, shareScope, initScope } = createRemoteEntryInitOptions(this.remoteInfo, this.host.shareScopeMap);
      await entry.init(shareScope, initScope, remoteEntryInitOptions);
      this.inited = true;
    };
    this.initPromise ??= start().finally(() => (this.initPromise = undefined));
    await this.initPromise;
    return entry;`,
    get: `const entry = await this.init();
    const factory = await entry.get(expose);
    return factory();`,
  },
});

/** The shell's own plugin runs each entry. One that failed may be asked for again. */
const ofEntries = leaveOut(`${core}/utils/load.js`, {
  bodies: {
    ...neverCalled("loadEntryDom", "loadEntryNode"),
    getRemoteEntry: `const { origin, remoteInfo, remoteEntryExports } = params;
    if (remoteEntryExports) return remoteEntryExports;
    const key = getRemoteEntryUniqueKey(remoteInfo);
    globalLoading[key] ??= origin.remoteHandler.hooks.lifecycle.loadEntry.emit({ remoteInfo }).catch((error) => {
      delete globalLoading[key];
      throw error;
    });
    return globalLoading[key];`,
  },
});

/** Only the shell shares: one version of each module, whole, and there from the start. */
const ofShared = [
  leaveOut(`${core}/shared/index.js`, {
    bodies: {
      ...neverCalled("emitAfterRegisterShare", "emitAfterLoadShare", "emitErrorLoadShare"),
      constructor: `this.host = host;
      this.hooks = new PluginSystem({});
      this.shareScopeMap = {};
      this._setGlobalShareScopeMap(host.options);`,
      registerShared: `const infos = formatShareConfigs(globalOptions, userOptions);
      for (const [pkgName, [shared]] of Object.entries(infos.newShareInfos)) this.setShared({ pkgName, shared });
      return infos;`,
      setShared: `for (const scope of shared.scope) ((this.shareScopeMap[scope] ??= {})[pkgName] ??= {})[shared.version] ??= shared;`,
      initializeSharing: `this.shareScopeMap[shareScopeName] ??= {};
      return [];`,
      initShareScopeMap: "this.shareScopeMap[scopeName] = shareScope;",
      loadShare: "return this.loadShareSync(pkgName, extraOptions);",
      loadShareSync: `const wanted = getTargetSharedOptions({ pkgName, extraOptions, shareInfos: this.host.options.shared });
      const { shared } = getRegisteredShare(this.shareScopeMap, pkgName, wanted) ?? {};
      if (!shared) throw Error(pkgName + " is not shared");
      return (shared.lib ??= shared.get());`,
    },
  }),
  leaveOut(`${core}/utils/share.js`, {
    bodies: {
      formatShare: `const { version, scope = "default", shareConfig } = shareArgs;
      const requiredVersion = \`^\${version}\`;
      return { from, ...shareArgs, scope: [scope].flat(), shareConfig: { requiredVersion, ...shareConfig } };`,
      getTargetSharedOptions: `const { pkgName, extraOptions, shareInfos } = options;
      return { ...shareInfos[pkgName]?.[0], ...extraOptions?.customShareInfo };`,
      getRegisteredShare: `const { shareConfig, scope } = shareInfo;
      const versions = localShareScopeMap[scope[0]]?.[pkgName];
      if (!versions) return;
      const [version] = Object.keys(versions);
      const { requiredVersion } = shareConfig;
      if (!satisfy(version, requiredVersion)) error(\`\${pkgName} is shared in version \${version}, not in \${requiredVersion}\`);
      return { shared: versions[version] };`,
    },
  }),
];

const ofCore = leaveOut(`${core}/core.js`, {
  spans: [
    ["beforeInit: new", "})", "})"],
    ["this.loaderHook = new", "})", "this.loaderHook = new PluginSystem({})"],
    ["this.bridgeHook = new", "})", "this.bridgeHook = new PluginSystem({})"],
  ],
  bodies: {
    formatOptions: `const { plugins, id } = globalOptions;
    const remotes = this.remoteHandler.formatAndRegisterRemote(globalOptions, userOptions);
    const { allShareInfos: shared } = this.sharedHandler.registerShared(globalOptions, userOptions);
    return { ...globalOptions, ...userOptions, plugins, remotes, shared, id: userOptions.id || id };`,
  },
});

const ofBundler = [
  leaveOut(`${bundler}/updateOptions.js`, {
    bodies: {
      updateConsumeOptions: `const { webpackRequire, moduleToHandlerMapping, initialConsumes, chunkMapping } = options;
      const { consumesLoadingData: data } = webpackRequire;
      if (!data || data._updated) return;
      data._updated = 1;
      for (const [id, { shareKey, requiredVersion }] of Object.entries(data.moduleIdToConsumeDataMapping ?? {}))
        moduleToHandlerMapping[id] ??= { shareKey, shareInfo: { scope: ["default"], shareConfig: { requiredVersion } } };
      initialConsumes?.push(...(data.initialConsumes ?? []));
      if (chunkMapping) Object.assign(chunkMapping, data.chunkMapping);`,
    },
  }),
  leaveOut(`${bundler}/consumes.js`, {
    bodies: {
      consumes: `updateConsumeOptions(options);
      const { chunkId, promises, installedModules, webpackRequire, chunkMapping, moduleToHandlerMapping } = options;
      attachShareScopeMap(webpackRequire);
      for (const id of (webpackRequire.o(chunkMapping, chunkId) && chunkMapping[chunkId]) || []) {
        const give = (make) => {
          webpackRequire.m[id] = (module) => {
            delete webpackRequire.c[id];
            module.exports = make();
          };
        };
        if (!webpackRequire.o(installedModules, id)) {
          const { shareKey, shareInfo: customShareInfo } = moduleToHandlerMapping[id];
          installedModules[id] = webpackRequire.federation.instance.loadShare(shareKey, { customShareInfo }).then(
            (make) => {
              installedModules[id] = 0;
              give(make);
            },
            (error) => {
              delete installedModules[id];
              give(() => {
                throw error;
              });
            },
          );
        }
        promises.push(installedModules[id]);
      }`,
    },
  }),
  leaveOut(`${bundler}/initializeSharing.js`, {
    bodies: {
      initializeSharing: `const { instance } = webpackRequire.federation;
      instance.initializeSharing(shareScopeName, { initScope, from: "build" });
      attachShareScopeMap(webpackRequire);
      return Promise.resolve(true);`,
    },
  }),
  leaveOut(`${bundler}/initContainerEntry.js`, {
    bodies: {
      initContainerEntry: `const { webpackRequire, shareScope, initScope, shareScopeKey, remoteEntryInitOptions } = options;
      const { instance, initOptions, attachShareScopeMap } = webpackRequire.federation;
      const { shareScopeMap: hostShareScopeMap } = remoteEntryInitOptions;
      instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
      instance.initShareScopeMap(shareScopeKey, shareScope, { hostShareScopeMap });
      attachShareScopeMap(webpackRequire);
      return webpackRequire.I(shareScopeKey, initScope);`,
    },
  }),
  leaveOut(`${bundler}/installInitialConsumes.js`, {
    bodies: {
      handleInitialConsumes: `const { shareKey, shareInfo: customShareInfo } = options.moduleToHandlerMapping[options.moduleId];
      return options.webpackRequire.federation.instance.loadShareSync(shareKey, { customShareInfo });`,
    },
  }),
];

const shortError = { getShortErrorMsg: "return `${errorCode} ${JSON.stringify(args)} ${originalErrorMsg ?? ''}`;" };

/** Remotes are registered by their entry, which is a script; what they share is the shell's, and nobody listens. */
export const leftOutOfFederation: RuleSetRule[] = [
  ofRemotes,
  ofModules,
  ofEntries,
  ...ofShared,
  ofCore,
  ...ofBundler,
  leaveOut(`${core}/utils/hooks/pluginSystem.js`, { bodies: neverCalled("removePlugin") }),
  leaveOut(`${core}/utils/hooks/syncHook.js`, { bodies: neverCalled("once", "removeAll") }),
  leaveOut(`${core}/utils/manifest.js`, { bodies: { matchRemoteWithNameAndExpose: remoteOfId } }),
  leaveOut(`${sdk}/logger.js`, { bodies: { "Logger.emit": "this.delegate[method]?.(this.prefix, ...args);" } }),
  leaveOut("@module-federation/error-codes/dist/getShortErrorMsg.mjs", { bodies: shortError }),
  leaveOut(`${sdk}/env.js`, { bodies: { isDebugMode: "return false;" } }),
];
