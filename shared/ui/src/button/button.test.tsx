import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./button.tsx";

describe("a button", () => {
  it("does not submit a form unless its type is submit", () => {
    render(<Button>Count</Button>);
    expect(screen.getByRole("button", { name: "Count" }).getAttribute("type")).toBe("button");
  });

  it("keeps focus while busy, and ignores a second press", async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (isBusy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy={isBusy} onClick={onClick}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole("button", { name: "Send" });
    await userEvent.click(button);
    rerender(form(true));
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");

    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
    expect(document.activeElement).toBe(button);
    expect([button.getAttribute("aria-busy"), button.getAttribute("aria-disabled")]).toEqual(["true", "true"]);
  });
});
