// The site's own part of every page: a separate entry, so that it gets a separate style sheet.
import "@zhian/ui/base.css";
import "../../../shell/src/browser/shell.css";
