import { buildFragment } from "./build-fragment.ts";

// `fragments build`: the folder that it runs in.
console.log(await buildFragment(process.cwd()));
