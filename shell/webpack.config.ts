import { shellBuild } from "@zhian/build/shell-build";

export default shellBuild(import.meta.dirname);
