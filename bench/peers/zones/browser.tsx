import "@zhian/ui/base.css";
import "../../../shell/src/browser/shell.css";
import { hydrateSlot } from "../../one-bundle/hydrate-slot.tsx";
import { openPage, readPageData } from "../../one-bundle/open-page.ts";
import { frame } from "../parts/frame.ts";
import { products } from "../parts/products.ts";

/** The products zone: a separate application, with header and footer bundled as packages. */
const page = openPage(readPageData());
await Promise.all([
  hydrateSlot(frame, "header", page),
  hydrateSlot(products, "main", page),
  hydrateSlot(frame, "footer", page),
]);
