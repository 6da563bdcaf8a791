import { join } from "node:path";
import type { LaunchOptions } from "@playwright/test";
import { launchedForJourneys } from "./chromium-path.ts";
import { root } from "./site.ts";

/** Launches a browser as on a machine without a Chinese font, whatever this one has. For Linux, where fontconfig finds fonts. */
export function withoutChineseFonts(): LaunchOptions {
  const fonts = join(root, "e2e/fixtures/no-chinese-font.conf");
  return { ...launchedForJourneys(), env: { ...process.env, FONTCONFIG_FILE: fonts } };
}
