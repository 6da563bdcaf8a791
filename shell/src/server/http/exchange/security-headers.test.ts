import { expect, it } from "@jest/globals";
import { documentSecurityHeaders } from "./security-headers.ts";

function imagesOf(imageHosts?: readonly string[]): string | undefined {
  const headers = documentSecurityHeaders("abc", { isHttps: true, isDev: false, ...(imageHosts && { imageHosts }) });
  return headers["content-security-policy"]?.split("; ").find((part) => part.startsWith("img-src"));
}

it("allows the site's own images, and those of the configured hosts", () => {
  expect(imagesOf()).toBe("img-src 'self' data:");
  expect(imagesOf(["cdn.example.com", "id.example.com"])).toBe(
    "img-src 'self' data: https://cdn.example.com https://id.example.com",
  );
});
