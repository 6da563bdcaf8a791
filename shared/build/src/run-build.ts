import { buildFragment } from "./build-fragment.ts";

// `fragments build`: builds the fragment in the working directory.
console.log(await buildFragment(process.cwd()));
