import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Input } from "../input/input.tsx";
import { Select } from "../select/select.tsx";
import { Field } from "./field.tsx";

describe("a field", () => {
  it("labels its control, and describes it with its hint and error", () => {
    render(
      <Field label="Domain" hint="Without www" error="Write a name such as example.com" isRequired>
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Domain" });

    expect(input.required).toBe(true);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const described = input
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id));
    expect(described?.map((element) => element?.textContent)).toEqual([
      "Without www",
      "Write a name such as example.com",
    ]);
  });

  it("has no error markup while valid, and announces an error when it appears", () => {
    const field = (error?: string) => (
      <Field label="Region" mark="optional" error={error}>
        {(control) => (
          <Select {...control}>
            <option>Jakarta</option>
          </Select>
        )}
      </Field>
    );
    const { container, rerender } = render(field());
    const select = screen.getByRole("combobox", { name: "Region optional" });
    const region = container.querySelector("[aria-live=polite]");

    expect([select.getAttribute("aria-invalid"), select.getAttribute("aria-describedby")]).toEqual([null, null]);
    expect(region?.textContent).toBe("");
    rerender(field("Choose a region"));
    expect(container.querySelector("[aria-live=polite]")).toBe(region);
    expect(region?.textContent).toBe("Choose a region");
  });
});
