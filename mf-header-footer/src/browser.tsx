import { createLifecycles } from "@zhian/fragment/lifecycles";
// The fallback is the server's, but it is this release's style sheet that the page gets with it.
import "./fallback.module.css";
import { fragment } from "./fragment.ts";
import { messages } from "./messages.ts";
import { routes } from "./routes.ts";

export const { bootstrap, mount, unmount, keeps } = createLifecycles({ fragment, routes, messages });
