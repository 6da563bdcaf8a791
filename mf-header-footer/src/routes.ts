import * as footer from "./pages/footer.tsx";
import * as header from "./pages/header.tsx";

/** Every address: `*` alone would not match the home page, which a router takes for the parent route. */
const everywhere = [
  { index: true as const, element: null },
  { path: "*", element: null },
];

/**
 * One frame around all addresses, so that it stays mounted from page to page. Not lazy-loaded: every page needs it at
 * once, and a separate chunk would only add a request.
 */
export const routes = {
  header: [{ ...header, children: everywhere }],
  footer: [{ ...footer, children: everywhere }],
};
