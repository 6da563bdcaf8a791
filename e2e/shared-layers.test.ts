import { open } from "./support/alive.ts";
import { buildChanged } from "./support/changed-fragment.ts";
import { fragments } from "./support/fragments-command.ts";
import { untilIdleCodeLoaded } from "./support/idle-code.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";

// A reused registry still has the releases of earlier runs.
const version = `9.2.0-${Date.now().toString(36)}`;

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite("layers");
  const header = await buildChanged({
    name: "mf-header-footer",
    version,
    edits: { "src/pages/header.tsx": (text) => withLayers(text, `<Menu label="Header actions" items={items} />`) },
  });
  const products = await buildChanged({
    name: "mf-products",
    // Each changed tree is in a separate folder.
    version: `${version}-p`,
    edits: {
      "src/pages/product.tsx": (text) =>
        withLayers(
          text,
          `<Dialog trigger={{ label: "Open layers" }} title="Layers" closeLabel="Close layers">
            <Menu label="Product actions" items={items} />
            <Button onClick={() => bus?.publish("toast.shown", { kind: "success", message: "Said by products" })}>Say it</Button>
          </Dialog>`,
        ),
    },
  });
  for (const folder of [header, products]) await fragments("publish", folder);
  await site.change("promote", "mf-header-footer", version, "--no-watch");
  await site.change("promote", "mf-products", `${version}-p`, "--no-watch");
});

test.afterAll(() => site.stop());

/** A page's source with layers inserted before its content. */
function withLayers(text: string, layers: string): string {
  return `${text.replace("export function Component()", "function Shown()")}
import { useSite as useTheSite } from "@zhian/fragment/use-site";
import { Button } from "@zhian/ui/button";
import { Dialog } from "@zhian/ui/dialog";
import { Menu } from "@zhian/ui/menu";

const items = [{ key: "one", label: "First" }, { key: "two", label: "Second" }];
export const used = [Button, Dialog];

export function Component() {
  const { bus } = useTheSite();
  return <>{bus && null}${layers}<Shown /></>;
}
`;
}

test("layers of two fragments form one stack, run by a single copy of the shell's code", async ({ page }) => {
  await open(page, `${site.url}/products/bcc`);
  await untilIdleCodeLoaded(page, ["once-idle", "vitals"]);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  const ofHeader = page.getByRole("button", { name: "Header actions" });
  await ofHeader.hover();
  await expect(ofHeader).toHaveAttribute("aria-haspopup", "menu");
  await ofHeader.click();
  await expect(page.getByRole("menu", { name: "Header actions" })).toBeVisible();
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((path) => !path.startsWith("/_shell/"))).toEqual([]);

  // Another fragment's dialog is on top of it, and makes it inert.
  await page.getByRole("button", { name: "Open layers" }).focus();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Layers" });
  await expect(dialog).toBeVisible();
  const isReached = await ofHeader.evaluate((element) => {
    element.focus();
    return document.activeElement === element;
  });
  expect(isReached).toBe(false);

  // The header shows the messages of the dialog's fragment, inside the dialog.
  await dialog.getByRole("button", { name: "Say it" }).click();
  await expect(dialog.getByRole("status").getByText("Said by products")).toBeVisible();
  await dialog.getByRole("status").getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("Said by products")).toHaveCount(0);

  scripts.length = 0;
  const ofProducts = dialog.getByRole("button", { name: "Product actions" });
  await ofProducts.focus();
  await expect(ofProducts).toHaveAttribute("aria-haspopup", "menu");
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("menuitem", { name: "First" })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(ofProducts).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open layers" })).toBeFocused();
});
