/** Contains one line for the person at the terminal: what is wrong and what to do. */
export class BootstrapError extends Error {
  name = "BootstrapError";
}
