import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CodeBlock } from "./code-block.tsx";

const texts = { copy: "Copy", copied: "Copied", denied: "Select the text to copy it" };

describe("a block of code", () => {
  it("can be reached by keyboard, under its title", () => {
    render(<CodeBlock code={"a\nb"} title="Terminal" />);
    const code = screen.getByRole("group", { name: "Terminal" });
    expect([code.tabIndex, code.textContent]).toEqual([0, "a\nb"]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("copies what it was given, whatever marks it shows, and says so", async () => {
    const user = userEvent.setup();
    render(
      <CodeBlock code="npm start" title="Terminal" copy={texts}>
        <b>npm</b> start
      </CodeBlock>,
    );
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect((await screen.findByText("Copied")).getAttribute("role")).toBe("status");
    expect(await navigator.clipboard.readText()).toBe("npm start");
  });

  it("says what to do where the browser does not let it", async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no permission"));
    render(<CodeBlock code="npm start" title="Terminal" copy={texts} />);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText(texts.denied)).toBeTruthy();
  });
});
