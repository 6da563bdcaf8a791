import { Shape } from "./shape.ts";

export const shape: Shape = { side: 1 };
