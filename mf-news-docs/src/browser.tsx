// The fallback is the server's, but it is this release's style sheet that the page gets with it.
import "@zhian/page/main-fallback.module.css";
import { createLifecycles } from "@zhian/fragment/lifecycles";
import { fragment } from "./fragment.ts";
import { messages } from "./messages.ts";
import { routes } from "./routes.ts";

export const { bootstrap, mount, unmount, prepare, keeps } = createLifecycles({
  fragment,
  routes: { main: routes },
  messages,
});
