import { it } from "@jest/globals";

it("asserts nothing", () => {});
