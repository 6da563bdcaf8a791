import { expect, it } from "@jest/globals";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { KeptCatalogues, type NamedCatalogue } from "./kept-catalogues.ts";

it("resolves every id from the other end, over any number of catalogues", () => {
  const [sender, receiver] = [new KeptCatalogues(), new KeptCatalogues()];
  const sent: string[] = [];
  const send = (catalogue: NamedCatalogue) => {
    sent.push(catalogue.id);
    receiver.add(catalogue);
  };
  for (let round = 0; round < 200; round += 1) {
    const id = String(round % 45);
    sender.tell({ id, products: siteCatalogue }, send);
    expect(receiver.get(id)).toBe(siteCatalogue);
  }
  expect(sent.slice(0, 45)).toEqual(Array.from({ length: 45 }, (_, index) => String(index)));
});

it("sends each catalogue to the other end only once", () => {
  const sender = new KeptCatalogues();
  let count = 0;
  for (let round = 0; round < 5; round += 1) sender.tell({ id: "one", products: [] }, () => (count += 1));
  expect(count).toBe(1);
});

it("returns immutable values", () => {
  const kept = new KeptCatalogues();
  kept.addFrozen({ id: "one", products: structuredClone(siteCatalogue) });
  const [product] = kept.get("one") ?? [];
  expect(() => Object.assign(product ?? {}, { seal: "X" })).toThrow("read only");
  expect(() => Object.assign(product?.name ?? {}, { en: "X" })).toThrow("read only");
});
