import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../testing/test-databases.ts";
import { type PriceBook, priceBookSchema } from "./price-book.ts";
import { importPriceBook, readPrices, seedPriceBook } from "./price-books.ts";
import { readPriceBook } from "./read-price-book.ts";

const price = { item: "waf", kind: "product", level: 2, servers: [1, 999], unit: "system-year", usd: "10.00" };
const written = { version: "next", isDemo: false, regions: { coast: ["上海市"] }, prices: [price] };

describe("a hand-written price book", () => {
  it.each([
    ["an amount with a fraction of a cent", { prices: [{ ...price, usd: "10.005" }] }, "an amount such as"],
    ["an amount that is a number", { prices: [{ ...price, usd: 10 }] }, "usd"],
    ["a reversed band", { prices: [{ ...price, servers: [9, 1] }] }, "from the lower number"],
    ["a band beyond the form's limit", { prices: [{ ...price, servers: [1, 1_000] }] }, "servers"],
    ["two prices for one case", { prices: [price, { ...price, servers: [500, 600] }] }, "two prices for the same case"],
    ["an unknown region", { prices: [{ ...price, region: "moon" }] }, "unknown region, moon"],
    ["an unknown province", { regions: { coast: ["Atlantis"] } }, "regions"],
    ["a province in two regions", { regions: { coast: ["上海市"], far: ["上海市"] } }, "in two regions: 上海市"],
    ["an unknown key", { discount: 1 }, "discount"],
  ])("is refused with %s", (_what, wrong, said) => {
    const { error } = priceBookSchema.safeParse({ ...written, ...wrong });
    expect(JSON.stringify(error?.issues)).toContain(said);
  });

  it("may override a general price in a particular case", () => {
    const own = { ...price, systemType: "线下IDC", region: "coast", usd: "12.00" };
    expect(priceBookSchema.parse({ ...written, prices: [price, own] }).prices).toHaveLength(2);
  });
});

const small = { level: 2, servers: 1 };

describe.each(databaseKinds)("price books in the %s database", (kind) => {
  let opened: TestDatabase;
  let seeded: PriceBook;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    seeded = await readPriceBook();
  });

  afterAll(() => opened.close());

  it("are seeded once, and then come from imports", async () => {
    const { database } = opened;
    const before = await readPrices(database, { ...small, province: "上海市" });
    expect(before).toMatchObject({ version: seeded.version, isDemo: true, region: "coast" });
    const fitting = seeded.prices.filter(({ level, serversFrom }) => level === 2 && serversFrom === 1);
    expect(before.prices).toHaveLength(fitting.length);
    expect(await readPrices(database, { ...small, province: "四川省" })).toMatchObject({ region: "other" });

    const next = priceBookSchema.parse(written);
    expect(await importPriceBook(database, next)).toBe("imported");
    expect(await importPriceBook(database, next)).toBe("unchanged");
    expect(await readPrices(database, { ...small, province: "上海市" })).toMatchObject({
      version: "next",
      isDemo: false,
      prices: next.prices,
    });
    expect(await seedPriceBook(database, seeded)).toBe("unchanged");
    expect(await readPrices(database, { ...small, province: "上海市" })).toMatchObject({ version: "next" });
  });

  it("are immutable: another book with an existing version is refused", async () => {
    const { database } = opened;
    const other = priceBookSchema.parse({ ...written, version: seeded.version });
    expect(await importPriceBook(database, other)).toBe("version-taken");
    expect(await importPriceBook(database, { ...seeded, regions: {} })).toBe("version-taken");
    expect(await importPriceBook(database, seeded)).toBe("unchanged");
  });
});
