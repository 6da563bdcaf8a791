import * as footer from "./pages/footer.tsx";
import * as header from "./pages/header.tsx";

/**
 * One route everywhere. Not loaded lazily: every page needs it at once, and a chunk of its own would only be one more
 * request.
 */
export const routes = {
  header: [{ path: "*", ...header }],
  footer: [{ path: "*", ...footer }],
};
