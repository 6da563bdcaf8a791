/**
 * The shell's shared packages, with the requests by which a release may import them. A page must have one copy: two Reacts break hooks,
 * two routers lose their contexts, two stacks of layers close in the wrong order. single-spa-react and i18next only save bytes.
 */
export const sharedModules = {
  react: ["react", "react/jsx-runtime"],
  "react-dom": ["react-dom", "react-dom/client"],
  "react-router": ["@zhian/fragment/router"],
  "@zhian/ui": ["@zhian/ui/headless"],
  "single-spa-react": ["single-spa-react"],
  i18next: ["i18next"],
} as const;

/** Version of `@zhian/ui/headless`, which no package outside this repository has. Rises when the module offers more. */
export const headlessVersion = "0.1.0";

/** The package that a request belongs to; undefined if the shell does not share it. */
export function packageOfShared(request: string): string | undefined {
  return Object.entries<readonly string[]>(sharedModules).find(([, requests]) => requests.includes(request))?.[0];
}
