import { createLifecycles } from "@zhian/fragment/lifecycles";
// The server renders the fallback, but the page gets its styles from this release's style sheet.
import "./fallback.module.css";
import { fragment } from "./fragment.ts";
import { messages } from "./messages.ts";
import { routes } from "./routes.ts";

export const { bootstrap, mount, unmount, keeps } = createLifecycles({ fragment, routes, messages });
