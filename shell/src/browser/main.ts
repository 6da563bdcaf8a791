import "@zhian/ui/base.css";
import "./shell.css";
import { start } from "single-spa";
import { keepOriginals } from "./keep-originals.ts";
import { takeLateFont } from "./late-font.ts";
import { reportAttempt } from "./report.ts";
import { startSite } from "./start-site.ts";
import { installTrustedTypes } from "./trusted-types.ts";

// Before anything else loads a script.
installTrustedTypes(window);
// Reading this script and starting the site are two tasks: a phone answers a touch between them.
setTimeout(() => {
  startSite();
  takeLateFont(document);
  start();
  keepOriginals(reportAttempt);
});
