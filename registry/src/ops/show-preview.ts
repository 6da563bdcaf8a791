import { randomUUID } from "node:crypto";
import type { Database } from "@zhian/database/database";
import type { FastifyReply } from "fastify";
import { compareReleases } from "../compare/compare-releases.ts";
import type { ReleaseDiff } from "../compare/diff.ts";
import type { EnvironmentState } from "../model/environment.ts";
import { refuse } from "../model/refusal.ts";
import type { createPreviewChange, Preview } from "../preview-change.ts";
import { type SignedIn, sendPage } from "./ops-parts.ts";
import { type PreviewView, previewPage } from "./preview-page.ts";
import { type Asked, toChange } from "./read-asked.ts";

interface Dependencies {
  database: Database;
  previewChange: ReturnType<typeof createPreviewChange>;
}

interface Shown {
  state: EnvironmentState;
  asked: Asked;
  fault?: PreviewView["fault"];
}

/** Responds with the effect that a change would have now, keeping the reply's status. */
export function createShowPreview({ database, previewChange }: Dependencies) {
  return async function show(
    reply: FastifyReply,
    viewer: SignedIn,
    { state, asked, fault }: Shown,
  ): Promise<FastifyReply> {
    const environment = state.name;
    const preview = await look(environment, asked);
    const diffs = await diffsOf(state, preview);
    const view = { environment, asked, preview, diffs, key: randomUUID(), ...(fault && { fault }) };
    return sendPage(reply, previewPage(viewer, view), reply.statusCode);
  };

  async function look(environment: string, asked: Asked): Promise<Preview> {
    // The reason makes no difference to the effect.
    const change = toChange(asked, "a look beforehand");
    if (!change) throw refuse("bad-request", "This change is incomplete.", "Start again from the environment's page.");
    const preview = await previewChange(environment, { fragment: asked.fragment, change });
    if (!preview) throw refuse("unknown-environment", "There is no such environment.", "Choose another one.");
    const { refused } = preview;
    if (refused?.code !== "withdrawn" || asked.again || asked.action === "rollback") return preview;
    // The operator may insist, so the preview shows the effect before they confirm.
    const meant = await look(environment, { ...asked, again: "true" });
    return { ...meant, refused: meant.refused ?? refused };
  }

  async function diffsOf(state: EnvironmentState, { changes }: Preview): Promise<ReleaseDiff[]> {
    const diffs: ReleaseDiff[] = [];
    for (const { fragment, before, served } of changes) {
      const to = served?.canary?.version ?? served?.stable;
      const from = before?.stable;
      if (to === undefined || from === undefined || to === from) continue;
      diffs.push(await compareReleases(database, state, { fragment, from, to }));
    }
    return diffs;
  }
}
