export interface Failpoints<Name extends string> {
  names: readonly Name[];
  /**
   * Makes the process end at one of the points, for the tests that kill it there: its name, or `name#3` for the third passage.
   * Undefined arms none. Throws with the names that there are when it is none of them.
   */
  arm(setting: string | undefined): void;
  /** Marks a point between two steps of which a crash may leave the first done and the second not. */
  pass(name: Name): void;
}

export interface FailpointOptions {
  /** Ends the process at once, as a power cut does: nothing is flushed, no handler runs. */
  end?: () => void;
}

/** The points of one program at which a crash is worth a test. They cost a comparison each when none is armed. */
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
        throw new RangeError(`There is no failpoint ${JSON.stringify(name)}, only ${names.join(", ")}.`);
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
