import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { CodeBlock } from "./code-block.tsx";

describe("a code block", () => {
  it("is focusable, and named by its title", () => {
    render(<CodeBlock code={"a\nb"} title="Terminal" />);
    const code = screen.getByRole("group", { name: "Terminal" });
    expect([code.tabIndex, code.textContent]).toEqual([0, "a\nb"]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows its action beside the title, and its markup within the code", () => {
    render(
      <CodeBlock code="npm start" title="Terminal" action={<button type="button">Copy</button>}>
        <b>npm</b> start
      </CodeBlock>,
    );
    const figure = screen.getByRole("figure", { name: "Terminal" });
    expect(within(figure).getByRole("button", { name: "Copy" })).toBeTruthy();
    expect(within(figure).getByText("npm").tagName).toBe("B");
  });
});
