import { expect, type Locator, type Page } from "@playwright/test";
import { site } from "./site.ts";

export interface WatchedPuzzle {
  /** The target of the current puzzle's piece: the api sends it because it was started for tests. */
  left(): Promise<number>;
}

/** Watches for the page's puzzle; call before the puzzle is requested. */
export function watchPuzzle(page: Page): WatchedPuzzle {
  let id = "";
  page.on("response", (response) => {
    if (!response.url().endsWith("/v1/console/captcha/puzzle") || !response.ok()) return;
    void response.json().then(
      (answer: { data: { id: string } }) => {
        id = answer.data.id;
      },
      // The page was left meanwhile.
      () => undefined,
    );
  });
  return {
    async left() {
      await expect.poll(() => id).not.toBe("");
      const answer = await fetch(`${site.apiUrl}/dev/captcha/${id}`);
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { left: number }).left;
    },
  };
}

/** Drags as a hand does: slow at first, then fast, then aiming, and never quite level. `left` is in pixels of the picture. */
export async function dragByHand(page: Page, handle: Locator, left: number): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error("the handle is not there");
  // On a narrow screen the picture is scaled down.
  const scale = await page
    .locator("dialog[open] canvas")
    .first()
    .evaluate((picture: HTMLCanvasElement) => picture.getBoundingClientRect().width / picture.width);
  const pixels = left * scale;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const moves = 36;
  for (let move = 1; move <= moves; move += 1) {
    const share = move / moves;
    const eased = share * share * (3 - 2 * share);
    await page.mouse.move(x + pixels * eased, y + 3 * Math.sin(share * 5) + (move % 3));
    // The time that a hand takes is part of the test.
    await page.waitForTimeout(6 + 18 * Math.abs(0.5 - share));
  }
  await page.mouse.up();
}

/** Moves by ten pixels and by one, and then releases it. */
export async function moveByKeys(page: Page, handle: Locator, pixels: number): Promise<void> {
  await handle.focus();
  for (let press = 0; press < Math.floor(pixels / 10); press += 1)
    await page.keyboard.press("Shift+ArrowRight", { delay: 25 + press });
  for (let press = 0; press < pixels % 10; press += 1) await page.keyboard.press("ArrowRight", { delay: 25 + press });
  await page.keyboard.press("Enter");
}

interface SentMessage {
  phone: string;
  code: string;
}

/** The last code sent to this phone, from the api's outbox. */
export async function codeSentTo(phone: string): Promise<string> {
  let newest: SentMessage | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${site.apiUrl}/dev/outbox.json?phone=${phone}`);
      [newest] = (await answer.json()) as SentMessage[];
      return newest?.code;
    })
    .toMatch(/^\d{6}$/);
  return newest?.code ?? "";
}

/** A phone number that no other test uses. */
export function somePhone(): string {
  return `139${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
}
