import type { FragmentFolder } from "../build/fragment-folders.ts";

interface Running {
  url: string;
  registryUrl: string;
  /** Opens the operator's page once; undefined if that page is disabled. */
  opsUrl: string | undefined;
  fragments: readonly FragmentFolder[];
}

/** The text shown once everything is running. */
export function nextSteps({ url, registryUrl, opsUrl, fragments }: Running): string {
  const example = fragments.find(({ name }) => name === "mf-products") ?? fragments[0];
  const name = example?.name ?? "mf-products";
  // The operator's commands use the default registry without settings.
  const where = registryUrl === "http://127.0.0.1:8082" ? "" : ` --registry ${registryUrl}`;
  const ops =
    opsUrl === undefined
      ? ""
      : `\n  Operator's page (this link works once; for a new one: npx fragments ops${where}):\n  ${opsUrl}\n`;
  return `
  ${url}
${ops}
  Release one fragment, and roll it back, while the others stay unchanged:
    1. change a heading in ${name}/src
    2. npm version patch -w ${name} --no-git-tag-version
    3. npm run build -w ${name}
    4. npx fragments publish ${name}${where}
    5. npx fragments promote ${name} <version> --reason "new heading"${where}
    6. npx fragments rollback ${name} --reason "the old one was better"${where}
  Status: npx fragments status${where}    Logs: var/log/    Stop: Ctrl-C
`;
}
