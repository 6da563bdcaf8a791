import type { FragmentDefinition } from "@zhian/contracts/fragment";
import { type LifeCycles, registerApplication, start } from "single-spa";
import { fragment as frame } from "../../../mf-header-footer/src/fragment.ts";
import { fragment as products } from "../../../mf-products/src/fragment.ts";
import { openPage, readPageData } from "../../one-bundle/open-page.ts";
import { readSpares } from "../spares/read-spares.ts";

// As single-spa recommends: a module without a framework that registers the import map's applications and starts.
const page = openPage(readPageData());

function register(fragment: Readonly<FragmentDefinition>, isActive: (path: string) => boolean): void {
  registerApplication({
    name: fragment.name,
    // An application's module exports its lifecycle functions.
    app: () => import(/* webpackIgnore: true */ fragment.name) as Promise<LifeCycles>,
    activeWhen: ({ pathname }) => isActive(pathname),
    customProps: page.propsFor(fragment),
  });
}

register(frame, () => true);
register(products, (path) => path.startsWith("/products/"));
for (const { name, path } of readSpares()) {
  registerApplication({
    name,
    app: () => import(/* webpackIgnore: true */ name) as Promise<LifeCycles>,
    activeWhen: ({ pathname }) => pathname.startsWith(path),
  });
}
start();
