import { fragmentBuild } from "@zhian/build/fragment-build";
import { fragment } from "./src/fragment.ts";

export default fragmentBuild(import.meta.dirname, fragment);
