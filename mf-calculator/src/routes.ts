import * as calculator from "./pages/calculator.tsx";

/**
 * One frame around all addresses: the form's input outlives the page below it. Not lazy-loaded: a visitor who opens the
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
