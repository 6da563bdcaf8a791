import type { ServerResponse } from "node:http";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { PreviewState } from "@zhian/contracts/preview-pass";

type Answer = (response: ServerResponse) => void;

export interface Refused {
  code: string;
  status: number;
}

/** A fake registry's previews, by their ids. */
export function createFakePreviews(signText: (text: string) => { keyId: string; signature: string }) {
  const answers = new Map<string, Answer>();

  return {
    refuse: (id: string, refused: Refused) => void answers.set(id, (response) => refuse(response, refused)),
    /** `changes`: overrides of what is signed. */
    show(id: string, releases: FragmentManifest[], changes: Partial<PreviewState> = {}): void {
      const facts = { schema: 1, purpose: "preview-state", id, environment: "production", releases } as const;
      answers.set(id, (response) => {
        const text = JSON.stringify({ ...facts, issuedAt: new Date().toISOString(), ...changes });
        response.end(JSON.stringify({ ...signText(text), state: text }));
      });
    },
    answer(response: ServerResponse, path: string): void {
      const answer = answers.get(path.slice(path.lastIndexOf("/") + 1));
      if (answer) answer(response);
      else refuse(response, { code: "unknown-preview", status: 404 });
    },
  };
}

function refuse(response: ServerResponse, { code, status }: Refused): void {
  response.writeHead(status).end(JSON.stringify({ error: { code, message: "", remedy: "" } }));
}
