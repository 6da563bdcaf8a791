import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { ErrorState } from "../error-state/error-state.tsx";
import { EmptyState } from "./empty-state.tsx";

describe("an empty state", () => {
  it("says what is missing and how to go on, without an alert", () => {
    render(<EmptyState title="No results" text="Try a product's code." actions={<a href="/products">Products</a>} />);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("link", { name: "Products" })).toBeTruthy();
  });

  it("is an alert after a failure, with a reference", () => {
    render(<ErrorState title="Prices could not be loaded" reference="Request 4f2a" />);
    expect(screen.getByRole("alert").textContent).toBe("Prices could not be loadedRequest 4f2a");
  });
});
