import { expect, it } from "@jest/globals";
import pg from "pg";
import { startPostgres } from "./postgres.ts";

it("starts a PostgreSQL that keeps acknowledged writes when killed", async () => {
  const postgres = await startPostgres();
  const query = async (sql: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows;
  };
  await query("CREATE TABLE kept (n int)");
  await query("INSERT INTO kept VALUES (1)");
  await postgres.kill();
  await expect(query("SELECT 1")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  await postgres.start();
  expect(await query("SELECT n FROM kept")).toEqual([{ n: 1 }]);
  await postgres.close();
});
