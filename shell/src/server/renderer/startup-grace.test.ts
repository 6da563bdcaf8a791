import { expect, it } from "@jest/globals";
import { createStartupGrace } from "./startup-grace.ts";

it("lasts until shortly after the last boot, even if another one fails", async () => {
  const clock = { ms: 0 };
  const grace = createStartupGrace(() => clock.ms);
  expect(grace.isPatient()).toBe(false);

  const [long, short] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
  const boots = [grace.during(long.promise), grace.during(short.promise).catch(() => "failed")];
  short.reject(new Error("broken on purpose"));
  expect(await boots[1]).toBe("failed");
  clock.ms = 4_999;
  expect(grace.isPatient()).toBe(true);

  long.resolve("booted");
  expect(await boots[0]).toBe("booted");
  clock.ms += 1_499;
  expect(grace.isPatient()).toBe(true);
  clock.ms += 1;
  expect(grace.isPatient()).toBe(false);
});

it("does not last for the whole of an endless boot, nor after it", async () => {
  const clock = { ms: 0 };
  const grace = createStartupGrace(() => clock.ms);
  const endless = Promise.withResolvers<void>();
  const boot = grace.during(endless.promise);
  clock.ms = 5_000;
  expect(grace.isPatient()).toBe(false);
  endless.resolve();
  await boot;
  expect(grace.isPatient()).toBe(false);
});
