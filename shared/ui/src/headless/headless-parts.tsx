// What fragments get of the headless library. A release of the shell serves older fragments too: add, never change.
export { MenuList } from "./menu-list.tsx";
