import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Component, type ReactNode, useState } from "react";
import { Part } from "./part.tsx";

class Edge extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? <p>broken</p> : this.props.children;
  }
}

/** Bare text next to another node, which no component of the site has: translation breaks it. */
function Noted({ count }: { count: number }) {
  const [asked, setAsked] = useState("");
  return (
    <form>
      <label>
        <span>Names</span>
        <input name="names" value={asked} onChange={({ target }) => setAsked(target.value)} />
      </label>
      <label>
        <span>Remark</span>
        <textarea name="remark" />
      </label>
      <label>
        <span>Yearly</span>
        <input type="checkbox" name="yearly" />
      </label>
      <output>{asked}</output>
      <p>
        <b>Note</b>
        {count % 2 === 0 && `${count} names`}
      </p>
    </form>
  );
}

function Page() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <Edge>
        <Part>
          <Noted count={count} />
        </Part>
      </Edge>
    </>
  );
}

/** Replaces text nodes, as a translating browser does. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.append(text.data);
    text.replaceWith(font);
  }
}

/** Clicks without moving the focus, unlike a pointer. */
function more() {
  act(() => screen.getByRole("button", { name: "More" }).click());
}

function show(page: ReactNode): unknown[] {
  const caught: unknown[] = [];
  render(page, { onCaughtError: (error) => caught.push(error) });
  return caught;
}

describe("Part", () => {
  beforeEach(() => history.replaceState(null, "", "/products/bcd/search"));

  it("is rendered again, with its input kept, after page translation has replaced its texts", async () => {
    const caught = show(<Page />);
    await userEvent.type(screen.getByLabelText("Names"), "kopi");
    await userEvent.click(screen.getByLabelText("Yearly"));
    await userEvent.type(screen.getByLabelText("Remark"), "soon{ArrowLeft}");
    const before = screen.getByLabelText<HTMLTextAreaElement>("Remark");
    translate();
    more();

    expect(caught).toEqual([expect.objectContaining({ name: "NotFoundError" })]);
    expect(before.isConnected).toBe(false);
    expect(screen.queryByText("0 names")).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>("Names").value).toBe("kopi");
    expect(screen.getByRole("status").textContent).toBe("kopi");
    expect(screen.getByLabelText<HTMLInputElement>("Yearly").checked).toBe(true);
    const remark = screen.getByLabelText<HTMLTextAreaElement>("Remark");
    expect([remark.value, document.activeElement, remark.selectionStart]).toEqual(["soon", remark, 3]);
  });

  it("leaves a second failure at the same URL to the boundary above, and survives one at another", () => {
    show(<Page />);
    translate();
    more();
    history.replaceState(null, "", "/zh/products/bcd/search");
    more();
    translate();
    more();
    expect(screen.queryByText("broken")).toBeNull();

    more();
    translate();
    more();
    expect(screen.getByText("broken")).toBeTruthy();
  });

  it("leaves an error of its own children to the boundary above", () => {
    function Broken(): ReactNode {
      throw new Error("a fault of the page itself");
    }
    const caught = show(
      <Edge>
        <Part>
          <Broken />
        </Part>
      </Edge>,
    );

    expect(screen.getByText("broken")).toBeTruthy();
    expect(caught).toEqual([expect.objectContaining({ message: "a fault of the page itself" })]);
  });
});
