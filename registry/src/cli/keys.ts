import { CliError } from "./cli-error.ts";
import type { Command, CommandContext, CommandResult } from "./command.ts";
import { activate, add, fetchDraft, revoke, roots, sign } from "./edit-keys.ts";
import { list, log, publish } from "./published-keys.ts";

interface Verb {
  /** Number of arguments after the verb. */
  args: { min: number; max: number };
  run(context: CommandContext, args: readonly string[]): Promise<CommandResult>;
}

const verbs: Readonly<Record<string, Verb>> = {
  list: { args: { min: 0, max: 1 }, run: list },
  log: { args: { min: 0, max: 0 }, run: log },
  publish: { args: { min: 1, max: 1 }, run: publish },
  fetch: { args: { min: 1, max: 1 }, run: fetchDraft },
  roots: { args: { min: 1, max: 1 }, run: roots },
  add: { args: { min: 1, max: 1 }, run: add },
  activate: { args: { min: 2, max: 2 }, run: activate },
  revoke: { args: { min: 2, max: 2 }, run: revoke },
  sign: { args: { min: 1, max: 1 }, run: sign },
};

export const keys: Command = {
  usage: "keys VERB [FILE] [ID]",
  summary:
    "manage the keys that shells trust: edit the list, sign it offline, publish it (docs/guides/signing-keys.md)",
  options: {
    key: { type: "string" },
    "root-key": { type: "string" },
    from: { type: "string" },
    until: { type: "string" },
    days: { type: "string" },
    version: { type: "string" },
    out: { type: "string" },
    reason: { type: "string" },
  },
  help: [
    "list [FILE]        the keys of the registry's newest list, or of a file",
    "log                who published which list, when and why",
    "roots FILE         creates a list in FILE, or changes its roots (--key)",
    "add FILE           adds a key (--key, --from, --until)",
    "activate FILE ID   starts a key (--from) and ends the others (--until)",
    "revoke FILE ID     revokes a lost key",
    "sign FILE          signs the list for publishing (--root-key, --days)",
    "publish FILE       publishes a signed list to the registry (--reason)",
    "fetch FILE         writes the registry's newest list to FILE for editing",
    "",
    "--key FILE         public key (PEM): the roots' for `roots`, which creates a list; the registry's for `add`",
    "--from TIME        when the key starts, such as 2027-01-31 or 2027-01-31T08:00Z (default: now)",
    "--until TIME       when the key ends (default: 400 days later); with `activate`, when the others end (default: 7 days later)",
    "--root-key FILES   private keys of roots, comma-separated: for `sign`, which needs no registry",
    "--days N           days until the list expires, for `sign` (default: 365)",
    "--version N        version of the list, for `sign` (default: one more than the last)",
    "--out FILE         where `sign` writes (default: FILE.signed.json)",
    "--reason TEXT      why it is published, for the registry's log",
  ],
  args: { min: 1, max: 3 },
  async run(context) {
    const [name = "", ...args] = context.args;
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    if (verb && args.length >= verb.args.min && args.length <= verb.args.max) return verb.run(context, args);
    throw new CliError("usage", `Usage: fragments ${keys.usage}`, "See fragments keys --help");
  },
};
