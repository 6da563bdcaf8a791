import { expect, it, jest } from "@jest/globals";
import { siteFileAddress } from "@zhian/contracts/site-list";
import { isLostFile } from "../files/chunk-reload.ts";
import { createCatalogue } from "./catalogue.ts";

const integrity = `sha384-${"C".repeat(64)}`;
const products = [{ code: "bcc" }];

// Only what is read from a response.
const answer = (status: number) => ({ ok: status === 200, status, json: async () => products }) as unknown as Response;

it("is fetched once, however many pages need it, by the hash that the page came with", async () => {
  const fetch = jest.fn(async () => answer(200));
  const catalogue = createCatalogue({ catalogue: integrity }, fetch);
  expect(await Promise.all([catalogue(), catalogue()])).toEqual([products, products]);
  expect(fetch.mock.calls).toEqual([[siteFileAddress(integrity), { integrity }]]);
});

it("F-45 is fetched again if the network fails", async () => {
  const fetch = jest.fn(async () => answer(200)).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await createCatalogue({ catalogue: integrity }, fetch)()).toEqual(products);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("F-45 is a lost file if it cannot be fetched, and is fetched again for the next page", async () => {
  let status = 404;
  const catalogue = createCatalogue({ catalogue: integrity }, async () => answer(status));
  const lost = await catalogue().catch((error: unknown) => error);
  expect(isLostFile(lost)).toBe(true);
  status = 200;
  expect(await catalogue()).toEqual(products);
});
