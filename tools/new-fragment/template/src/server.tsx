import { createServerBundle } from "@zhian/fragment/server-bundle";
import { Fallback } from "./fallback.tsx";
import { fragment } from "./fragment.ts";
import { messages } from "./messages.ts";
import { routes } from "./routes.ts";

export const { render, fallback } = createServerBundle({
  fragment,
  routes: { main: routes },
  messages,
  fallback: Fallback,
});
