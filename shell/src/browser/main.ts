import "@zhian/ui/base.css";
import "./shell.css";
import "./shared-modules.ts";
import { start } from "single-spa";
import { afterFirstPaint } from "./after-first-paint.ts";
import { keepOriginals } from "./keep-originals.ts";
import { takeLateFont } from "./late-font.ts";
import { reportAttempt } from "./report.ts";
import { startSite } from "./start-site.ts";
import { installTrustedTypes } from "./trusted-types.ts";

// Before anything else loads a script.
installTrustedTypes(window);
afterFirstPaint(() => {
  startSite();
  takeLateFont(document);
  start();
  keepOriginals(reportAttempt);
});
