import type { DomainStatus } from "@zhian/contracts/domain";

export interface AnswerMemory {
  get(asciiName: string): DomainStatus | undefined;
  set(asciiName: string, status: DomainStatus): void;
}

/** For how long an answer is given again. What was not found out is asked for again at once. */
const keptMs: Readonly<Record<DomainStatus, number>> = {
  REGISTERED: 10 * 60_000,
  UNREGISTERED: 2 * 60_000,
  PREMIUM: 10 * 60_000,
  UNKNOWN: 60_000,
  TIMEOUT: 0,
};
const maxAnswers = 20_000;

/** The last answers, for minutes. `now` is in milliseconds that never go back. */
export function createAnswerMemory(now: () => number): AnswerMemory {
  const answers = new Map<string, { status: DomainStatus; until: number }>();

  return {
    get(asciiName) {
      const answer = answers.get(asciiName);
      return answer && now() < answer.until ? answer.status : undefined;
    },
    set(asciiName, status) {
      answers.delete(asciiName);
      if (keptMs[status] === 0) return;
      answers.set(asciiName, { status, until: now() + keptMs[status] });
      const [oldest] = answers.keys();
      if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
    },
  };
}
