import { configure } from "@testing-library/react";

// Its second is a statement about the machine: what never comes is ended by the test's own time.
configure({ asyncUtilTimeout: 50_000 });
