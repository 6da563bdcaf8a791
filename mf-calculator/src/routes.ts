import * as calculator from "./pages/calculator.tsx";

/**
 * One frame around all addresses: what stands in the form outlives the page below it. Not loaded lazily: who asks for the
 * calculator would wait for one more file.
 */
export const routes = {
  overlay: [
    {
      ...calculator,
      children: [
        { index: true as const, element: null },
        { path: "*", element: null },
      ],
    },
  ],
};
