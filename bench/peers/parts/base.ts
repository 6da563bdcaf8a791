// What the site itself has on every page: an entry of its own, so that it gets a style sheet of its own.
import "@zhian/ui/base.css";
import "../../../shell/src/browser/shell.css";
