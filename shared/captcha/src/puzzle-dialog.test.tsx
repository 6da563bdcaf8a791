import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { installDialogs } from "@zhian/testing/dialogs-in-jsdom";
import { type Answers, answeringApi } from "@zhian/testing/site-fixture";
import { PuzzleDialog } from "./puzzle-dialog.tsx";

beforeAll(installDialogs);
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const geometry = { width: 320, height: 200, size: 42, radius: 10, tolerance: 3, top: 60, picture: "", piece: "" };
const pass = { result: "pass", token: "the-token", expiresAt: "2026-11-20T00:02:00Z" };

async function show(answer: unknown, locale: "en" | "zh" = "en") {
  const asked: { id: string; left: number; by: string; trail: { x: number }[] }[] = [];
  const [onPass, onSay] = [jest.fn(), jest.fn()];
  let count = 0;
  const answers: Answers = {
    "captcha.puzzle": () => {
      count += 1;
      return { ...geometry, id: `puzzle-${count}` };
    },
    "captcha.answer": ({ body }: { body: (typeof asked)[number] }) => {
      asked.push(body);
      return answer;
    },
  };
  render(
    <PuzzleDialog
      api={answeringApi(answers)}
      locale={locale}
      isOpen
      onSay={onSay}
      onPass={onPass}
      onClose={() => {}}
      draw={async () => {}}
    />,
  );
  await act(async () => {});
  return { asked, onPass, onSay, count: () => count };
}

const handle = () => screen.getByRole("slider");

async function press(...keys: { key: string; shiftKey?: boolean }[]) {
  for (const key of keys) await act(async () => void fireEvent.keyDown(handle(), key));
}

describe("the puzzle", () => {
  it("can be solved by keyboard: one pixel, ten with Shift, and Enter", async () => {
    const { asked, onPass, onSay } = await show(pass);
    await press({ key: "ArrowRight", shiftKey: true }, { key: "ArrowRight", shiftKey: true }, { key: "ArrowRight" });
    expect(handle().getAttribute("aria-valuetext")).toBe("21 px from the left");
    await press({ key: "Enter" });

    expect(asked).toMatchObject([{ id: "puzzle-1", left: 21, by: "keys", trail: [{ x: 10 }, { x: 20 }, { x: 21 }] }]);
    expect(onPass).toHaveBeenCalledWith("the-token");
    expect(onSay).toHaveBeenCalledWith("success", "Verified!");
  });

  it("can be solved by a tap, adjusted by keys, and submitted", async () => {
    const { asked } = await show(pass);
    await act(
      async () => void fireEvent(screen.getByRole("img"), new MouseEvent("pointerup", { bubbles: true, clientX: 131 })),
    );
    await press({ key: "ArrowLeft" });
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Confirm" })));
    expect(asked).toMatchObject([{ left: 99, by: "place", trail: [{ x: 100 }, { x: 99 }] }]);
  });

  it("reports a failed attempt, and shows another picture after a second", async () => {
    const { onPass, onSay, count } = await show({ result: "fail" }, "zh");
    await press({ key: "End" }, { key: "Enter" });
    expect(onSay).toHaveBeenCalledWith("error", "验证不通过");
    expect(screen.getByText("验证不通过")).toBeTruthy();
    expect(count()).toBe(1);
    await act(async () => jest.advanceTimersByTime(1000));
    expect(count()).toBe(2);
    expect(handle().getAttribute("aria-valuenow")).toBe("0");
    expect(onPass).not.toHaveBeenCalled();
  });

  it("asks for another attempt after machine-like movement", async () => {
    const { onSay } = await show({ result: "again" }, "zh");
    await press({ key: "End" }, { key: "Enter" });
    expect(onSay).toHaveBeenCalledWith("warning", "再试一次（try again）");
  });

  it("submits nothing before the piece has moved", async () => {
    const { asked } = await show(pass);
    await press({ key: "Enter" });
    expect(asked).toEqual([]);
  });
});
