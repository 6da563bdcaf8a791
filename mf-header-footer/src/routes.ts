import * as footer from "./pages/footer.tsx";
import * as header from "./pages/header.tsx";

/** Every address: `*` alone would leave out the home page, which a router takes for the parent's own. */
const everywhere = [
  { index: true as const, element: null },
  { path: "*", element: null },
];

/**
 * One frame around all addresses, so that it stays mounted from page to page. Not loaded lazily: every page needs it at
 * once, and a chunk of its own would only be one more request.
 */
export const routes = {
  header: [{ ...header, children: everywhere }],
  footer: [{ ...footer, children: everywhere }],
};
