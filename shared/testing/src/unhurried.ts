/**
 * Settings of a shell that is tested on a busy machine: every render gets the time that it needs, and nobody is turned away because
 * the shell's own work is delayed. The shell's own tests cover what happens then.
 */
export const unhurried = { SHELL_MIN_RENDER_MS: "30000", SHELL_MAX_LAG_MS: "60000" };
