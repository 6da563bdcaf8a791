// Built as the pages of the catalogue are.
export { default } from "../products/kind.ts";
