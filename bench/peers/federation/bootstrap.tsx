import { loadRemote } from "@module-federation/enhanced/runtime";
import type { Slot } from "@zhian/contracts/slots";
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { openPage, readPageData } from "../../one-bundle/open-page.ts";
import type { ExposedSlot } from "./slot.tsx";

const page = openPage(readPageData());

const Header = lazySlot("mf_header_footer/header");
const Main = lazySlot("mf_products/main");
const Footer = lazySlot("mf_header_footer/footer");

function lazySlot(request: string) {
  return lazy(async () => {
    const exposed = await loadRemote<ExposedSlot>(request);
    if (!exposed) throw new Error(`${request} is not there`);
    return exposed.load(page);
  });
}

function Host() {
  return (
    <>
      <a className="skip-link" href="#slot-main">
        Skip to content
      </a>
      <div {...toSlot("header")}>
        <Suspense>
          <Header />
        </Suspense>
      </div>
      <main {...toSlot("main")} tabIndex={-1}>
        <Suspense>
          <Main />
        </Suspense>
      </main>
      <div {...toSlot("footer")}>
        <Suspense>
          <Footer />
        </Suspense>
      </div>
    </>
  );
}

function toSlot(slot: Slot) {
  return { id: `slot-${slot}`, "data-slot": slot, "data-outcome": "empty" };
}

const root = document.getElementById("root");
if (!root) throw new Error("the document has no place for the page");
createRoot(root).render(<Host />);
