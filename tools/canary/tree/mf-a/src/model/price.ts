import { view } from "../pages/view.ts";

export const price = view;
