import type { Queryable } from "@zhian/database/database";
import * as z from "zod";

const waitingSchema = z.object({ id: z.string(), username: z.string(), kind: z.enum(["personal", "enterprise"]) });
export type WaitingCertification = z.output<typeof waitingSchema>;

/** Certifications awaiting a decision, oldest first. */
export async function waitingCertifications(database: Queryable): Promise<WaitingCertification[]> {
  return z.array(waitingSchema).parse(
    await database.query(
      `SELECT account.id, username, kind FROM certification JOIN account ON account.id = certification.account
       WHERE state = 'submitted' ORDER BY submitted_at LIMIT 50`,
    ),
  );
}
