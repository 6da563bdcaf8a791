import "@zhian/ui/base.css";
import "./shell.css";
import { start } from "single-spa";
import { takeLateFont } from "./boot/late-font.ts";
import { startSite } from "./boot/start-site.ts";
import { reportAttempt } from "./faults/report.ts";
import { lockGlobals } from "./guards/lock-globals.ts";
import { installTrustedTypes } from "./guards/trusted-types.ts";

// Before anything else loads a script.
installTrustedTypes(window);
// Evaluating this script and starting the site are two tasks: a phone can respond to a touch between them.
setTimeout(() => {
  startSite();
  takeLateFont(document);
  start();
  lockGlobals(reportAttempt);
});
