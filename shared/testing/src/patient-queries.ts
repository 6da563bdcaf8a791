import { configure } from "@testing-library/dom";

// The default of one second depends on the machine: instead, the test's own timeout ends a wait. Not configured in the package
// for React, which would require every test to use `act`.
configure({ asyncUtilTimeout: 240_000 });
