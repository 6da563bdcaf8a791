import type { Representation } from "@zhian/serve/representation";

export interface AnswerCache {
  /** `revision` names the content that the answer is made of: with another one all is forgotten. */
  get(revision: string, key: string, make: () => Promise<Representation>): Promise<Representation>;
}

/** Answers that are the same for everyone, made once for each content. Holds `maxAnswers`, the last used ones. */
export function createAnswerCache(maxAnswers: number): AnswerCache {
  const answers = new Map<string, Representation>();
  let known = "";

  return {
    async get(revision, key, make) {
      if (revision !== known) answers.clear();
      known = revision;
      const cached = answers.get(key);
      if (cached) {
        answers.delete(key);
        answers.set(key, cached);
        return cached;
      }
      const answer = await make();
      // The content may have changed while this was made: then it is given out once, and not kept.
      if (known === revision) keep(answers, { key, answer, maxAnswers });
      return answer;
    },
  };
}

interface Entry {
  key: string;
  answer: Representation;
  maxAnswers: number;
}

function keep(answers: Map<string, Representation>, { key, answer, maxAnswers }: Entry): void {
  answers.set(key, answer);
  const [oldest] = answers.keys();
  if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
}
