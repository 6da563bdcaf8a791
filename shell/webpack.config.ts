import { galleryBuild } from "@zhian/build/gallery-build";
import { shellBuild } from "@zhian/build/shell-build";

export default [...shellBuild(import.meta.dirname), ...galleryBuild(import.meta.dirname)];
