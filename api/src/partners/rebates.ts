import type { EndpointData } from "@zhian/contracts/endpoints";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import { toUsd } from "../quote/money.ts";

type Rebate = NonNullable<EndpointData<"popularize.detail">["rebates"]>[number];

const shown = 100;
const rowsSchema = z.array(
  z.object({
    id: z.string(),
    masked_name: z.string(),
    kind: z.enum(["sign-up", "order"]),
    cents: z.string().transform(Number),
    state: z.enum(["pending", "settled"]),
    at: z.string(),
    is_demo: z.boolean(),
  }),
);

/** A recommender's newest rebates. */
export async function readRebates(database: Queryable, account: string): Promise<Rebate[]> {
  const rows = rowsSchema.parse(
    await database.query(
      `SELECT id, masked_name, kind, cents::text, state, is_demo,
         to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at
       FROM rebate WHERE recommender = $1 ORDER BY rebate.at DESC, id LIMIT ${shown}`,
      [account],
    ),
  );
  return rows.map(({ masked_name: of, cents, is_demo: isDemo, ...row }) => ({ ...row, of, usd: toUsd(cents), isDemo }));
}

/** `l**`: enough to tell one's own customers apart, too little to identify anyone. */
export function maskName(username: string): string {
  const [first = ""] = username;
  return `${first}**`;
}
