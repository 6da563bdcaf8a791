// The server renders the fallback, but the page gets this release's style sheet with it.
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
