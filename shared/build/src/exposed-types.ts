import { globalName } from "@zhian/contracts/global-name";

/** Next to the entry, and listed in `mf-manifest.json` as `metaData.types.api`. */
export const exposedTypesFile = "app.d.ts";

/** Declares what a fragment exposes to Module Federation, for a host or a tool written in TypeScript. */
export function exposedTypes(name: string): string {
  const lifecycles = `import("@zhian/fragment/lifecycles").Lifecycles`;
  const functions = ["bootstrap", "mount", "unmount", "prepare"];
  return `declare module "${globalName(name)}/app" {
${functions.map((each) => `  export const ${each}: ${lifecycles}["${each}"];`).join("\n")}
}
`;
}
