import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "@jest/globals";
import { startPostgres } from "@zhian/chaos/postgres";
import { rounds } from "@zhian/chaos/rounds";
import { until } from "@zhian/chaos/until";
import type { QuoteForm } from "@zhian/contracts/quote-form";
import { openPostgres } from "../database/open-database.ts";
import { createKeyedHash } from "../secrets/keyed-hash.ts";
import { createCodes } from "../sms/codes.ts";
import { seedDatabase } from "../testing/seeded-database.ts";
import { createSubmit } from "./submit-quote.ts";

const form: Omit<QuoteForm, "phone"> = {
  province: "浙江省",
  city: "杭州市",
  systemType: "公有云系统",
  level: 3,
  servers: 40,
  hasProducts: false,
  company: "",
  code: "123456",
};

it("L-14 neither loses nor duplicates quotes when the database is killed and restarted", async () => {
  const count = rounds({ short: 60, long: 2_000, of: "L-14 quotes" });
  const postgres = await startPostgres();
  const database = await openPostgres(postgres.url, () => undefined);
  await seedDatabase(database);
  const codes = createCodes(createKeyedHash("a secret of the tests"));
  const submit = createSubmit({ database, codes });
  const phones = Array.from({ length: count }, (_, index) => `139${String(index).padStart(8, "0")}`);
  for (const phone of phones) await codes.store(database, { phone, purpose: "quote", code: form.code });

  const acknowledged: string[] = [];
  let failures = 0;
  /** Retries like a visitor's browser: the same form under the same key, until there is a response. */
  async function quote(phone: string): Promise<void> {
    const key = randomUUID();
    for (;;) {
      try {
        const outcome = await submit(key, { ...form, phone });
        if (outcome.status !== "quoted") throw new Error(`A form was refused: ${outcome.status}`);
        acknowledged.push(outcome.answer.quote);
        return;
      } catch (error) {
        if (String(error).includes("refused:")) throw error;
        failures += 1;
        await pause(50);
      }
    }
  }

  const waiting = [...phones];
  const killed = Promise.withResolvers<void>();
  async function lane(): Promise<void> {
    for (let phone = waiting.pop(); phone !== undefined; phone = waiting.pop()) {
      // The last one is sent while the database is down.
      if (waiting.length === 0) await killed.promise;
      await quote(phone);
    }
  }
  async function restart(): Promise<void> {
    await until(
      "a third of the quotes",
      () => acknowledged.length,
      (quoted) => quoted >= count / 3,
    );
    await postgres.kill();
    killed.resolve();
    await postgres.start();
  }
  await Promise.all([restart(), ...Array.from({ length: 6 }, lane)]);

  const stored = await database.query("SELECT share_id FROM quote");
  expect(failures).toBeGreaterThan(0);
  expect(new Set(acknowledged).size).toBe(count);
  expect(stored).toHaveLength(count);
  expect(new Set(stored.map((row) => JSON.stringify(row)))).toEqual(
    new Set(acknowledged.map((id) => JSON.stringify({ share_id: id }))),
  );
  await database.close();
  await postgres.close();
});
