import { configure } from "@testing-library/dom";

// Its second is a statement about the machine: what never comes is ended by the test's own time. Not from the package
// for React, which would turn every test into one that has to act.
configure({ asyncUtilTimeout: 240_000 });
