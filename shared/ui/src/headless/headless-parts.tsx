// The headless library's exports for fragments. A release of the shell serves older fragments too: add, never change.
export { MenuList } from "./menu-list.tsx";
