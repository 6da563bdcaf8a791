import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type Postgres, startPostgres } from "@zhian/chaos/postgres";
import { until } from "@zhian/chaos/until";
import { openPostgres } from "./postgres.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.close());

it("F-179 outlives a connection that breaks between two statements of a transaction", async () => {
  const lost: Error[] = [];
  const database = openPostgres(postgres.url, (error) => void lost.push(error));
  const cut = database.transaction(async (tx) => {
    const [own] = await tx.query<{ pid: number }>("select pg_backend_pid() as pid");
    await database.query("select pg_terminate_backend($1)", [own?.pid]);
    await until(
      "the report of the lost connection",
      () => lost.length,
      (count) => count > 0,
    );
    await tx.query("select 1");
  });

  await expect(cut).rejects.toThrow(/terminat|not queryable|closed/i);
  expect(await database.transaction((tx) => tx.query("select 1 as one"))).toEqual([{ one: 1 }]);
  await database.close();
});
