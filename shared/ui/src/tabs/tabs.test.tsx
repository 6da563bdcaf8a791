import { describe, expect, it } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tabs } from "./tabs.tsx";

const tabs = ["Web", "Batch"].map((name) => ({ key: name, label: name, panel: <p>{name} panel</p> }));

describe("tabs", () => {
  it("are a named group with one selected, and every panel in the page", async () => {
    render(<Tabs label="Uses" tabs={tabs} />);
    expect(screen.getByRole("group", { name: "Uses" })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Web" }).checked).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: "Batch" }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Web" }).checked).toBe(false);
    expect(screen.getByText("Web panel")).toBeTruthy();
  });

  it("open the panel that the URL fragment names, and follow its changes", () => {
    history.replaceState(null, "", "#batch");
    const named = tabs.map((tab) => ({ ...tab, anchor: tab.key.toLowerCase() }));
    render(<Tabs label="Uses" tabs={named} />);
    const chosen = () => screen.getAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked)?.value;
    expect(chosen()).toBe("Batch");
    history.replaceState(null, "", "#web");
    fireEvent(window, new Event("hashchange"));
    expect(chosen()).toBe("Web");
    history.replaceState(null, "", "#%");
    fireEvent(window, new Event("hashchange"));
    expect(chosen()).toBe("Web");
    history.replaceState(null, "", "/");
  });

  it("keep separate selections when there are two groups on a page", () => {
    render(
      <>
        <Tabs label="One" tabs={tabs} />
        <Tabs label="Two" tabs={tabs} />
      </>,
    );
    expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
