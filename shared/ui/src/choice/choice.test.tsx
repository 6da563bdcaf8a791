import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Choice } from "./choice.tsx";

const options = [
  { value: "day", label: "Day" },
  { value: "month", label: "Month" },
  { value: "year", label: "Year" },
];

describe("Choice", () => {
  it("is a named group of radio buttons, one of them initially checked", () => {
    render(<Choice legend="Price for" options={options} initial="month" />);

    expect(screen.getByRole("group", { name: "Price for" })).toBeTruthy();
    expect(screen.getAllByRole("radio", { checked: true })).toEqual([screen.getByRole("radio", { name: "Month" })]);
  });

  it("keeps two choices on a page independent", async () => {
    const user = userEvent.setup();
    render(
      <>
        <Choice legend="Here" options={options} initial="month" />
        <Choice legend="There" options={options} initial="day" />
      </>,
    );

    await user.click(screen.getAllByRole("radio", { name: "Year" })[0] as HTMLElement);

    const chosen = screen.getAllByRole<HTMLInputElement>("radio", { checked: true }).map(({ value }) => value);
    expect(chosen).toEqual(["year", "day"]);
  });
});
