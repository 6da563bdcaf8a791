export interface Failpoints<Name extends string> {
  names: readonly Name[];
  /**
   * Makes the process end at one of the points, for tests of crashes: its name, or `name#3` for the third time it is passed. Undefined
   * arms none. For an unknown name, throws an error that lists the known ones.
   */
  arm(setting: string | undefined): void;
  /** Marks a point between two steps where a crash may leave the first done and the second not. */
  pass(name: Name): void;
}

export interface FailpointOptions {
  /** Ends the process at once, as a power cut would: nothing is flushed, no handler runs. */
  end?: () => void;
}

/** Creates the points of a program where a crash is worth testing. If none is armed, each costs one comparison. */
export function createFailpoints<const Name extends string>(
  names: readonly Name[],
  { end = () => process.kill(process.pid, "SIGKILL") }: FailpointOptions = {},
): Failpoints<Name> {
  let armed: string | undefined;
  let passagesLeft = 0;

  return {
    names,
    arm(setting) {
      armed = undefined;
      if (setting === undefined) return;
      const [, name = "", passage = "1"] = /^(.*?)(?:#([1-9]\d{0,5}))?$/.exec(setting) ?? [];
      if (!names.some((known) => known === name)) {
        throw new RangeError(`Unknown failpoint ${JSON.stringify(name)}. The failpoints are ${names.join(", ")}.`);
      }
      armed = name;
      passagesLeft = Number(passage);
    },
    pass(name) {
      if (name !== armed) return;
      passagesLeft -= 1;
      if (passagesLeft === 0) end();
    },
  };
}
