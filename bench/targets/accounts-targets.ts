import type { AccountFindings } from "../accounts/measure-accounts.ts";
import { formatNumber, formatSpread } from "../table.ts";
import { formatTimes, ratioSpread, type Target } from "./target.ts";

const mostTimes = 1.5;
/** As a share of the longer mean: smaller differences cannot be measured over a network. */
const mostShare = 0.05;
const leastShare = 0.5;

/** Targets for signing in, with OWASP's minimum parameters for argon2id. */
export function accountsTargets({ figures, rounds, logins, means, arePinned }: AccountFindings): Target[] {
  const where = arePinned ? "one core" : "cores not pinned";
  const ofBare = ratioSpread(
    rounds,
    rounds.map(({ hashesPerSecond }) => ({ loginsPerSecond: hashesPerSecond })),
    ({ loginsPerSecond }) => loginsPerSecond,
  );
  const beside = ratioSpread(
    rounds.map(({ othersBesideP99Ms }) => ({ p99Ms: othersBesideP99Ms })),
    rounds.map(({ othersAloneP99Ms }) => ({ p99Ms: othersAloneP99Ms })),
    ({ p99Ms }) => p99Ms,
  );
  const { knownMs, unknownMs, t, count } = means;
  const difference = Math.abs(knownMs - unknownMs) / Math.max(knownMs, unknownMs);
  return [
    {
      what: `logins per second, argon2id m=19456 t=2 p=1, ${where}, ${logins} at once`,
      yardstick: `${formatSpread(figures.hashesPerSecond, 1)} bare hashes per second`,
      target: `≥ ${leastShare}×`,
      measured: `${formatSpread(figures.loginsPerSecond, 1)} per second, ${formatTimes(ofBare)}; p50 ${formatSpread(figures.p50Ms)}, p99 ${formatSpread(figures.p99Ms)} ms`,
      isMet: ofBare.median >= leastShare,
    },
    {
      what: `another call's p99 during ${logins} logins, ${where}`,
      yardstick: `${formatSpread(figures.othersAloneP99Ms, 1)} ms alone`,
      target: `≤ ${mostTimes}×`,
      measured: `${formatSpread(figures.othersBesideP99Ms, 1)} ms, ${formatTimes(beside)}`,
      isMet: beside.median <= mostTimes,
    },
    {
      what: "wrong password and unknown user name: difference of the mean times",
      yardstick: `${formatNumber(knownMs, 2)} ms for a wrong password`,
      target: `≤ ${mostShare * 100} %`,
      measured: `${formatNumber(unknownMs, 2)} ms, ${formatNumber(difference * 100, 1)} %; Welch's t ${formatNumber(t, 2)}, ${count} each`,
      isMet: difference <= mostShare,
    },
  ];
}
