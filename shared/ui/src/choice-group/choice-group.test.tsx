import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Radio } from "../radio/radio.tsx";
import { ChoiceGroup } from "./choice-group.tsx";

describe("choices", () => {
  it("are a group of radio buttons, one of them checked, with a hint and an error", async () => {
    render(
      <ChoiceGroup legend="Level" hint="Of protection" error="Choose one">
        <Radio name="level" value="2" label="Level 2" />
        <Radio name="level" value="3" label="Level 3" hint="Assessed every year" look="framed" />
      </ChoiceGroup>,
    );
    const group = screen.getByRole("group", { name: "Level", description: "Of protection Choose one" });
    await userEvent.click(within(group).getByText("Level 3"));
    await userEvent.click(within(group).getByText("Level 2"));

    expect(
      within(group)
        .getAllByRole<HTMLInputElement>("radio")
        .map(({ checked }) => checked),
    ).toEqual([true, false]);
  });

  it("may be a single checkbox, toggled by its label", async () => {
    render(<Checkbox label="I have read the terms" hint="Version 3" />);
    await userEvent.click(screen.getByText("I have read the terms"));
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^I have read the terms/ }).checked).toBe(true);
  });
});
