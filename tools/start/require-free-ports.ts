import { createServer } from "node:net";
import { CommandError } from "../progress/print-failure.ts";
import type { ServerConfig } from "./config.ts";

/** Throws, with every port that is taken and the variable to change it, before anything is built or started. */
export async function requireFreePorts(servers: readonly ServerConfig[]): Promise<void> {
  const faults = await Promise.all(servers.map(portFault));
  const said = faults.filter((fault) => fault !== null);
  if (said.length > 0) throw new CommandError(said.join("\n"));
}

function portFault({ name, host, port, portVariable }: ServerConfig): Promise<string | null> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const elsewhere = `or choose another port: ${portVariable}=${port + 1000} npm start`;
      if (error.code === "EADDRINUSE") {
        resolve(
          `Port ${port} (${name}) is in use. Stop the process that uses it (is another npm start running?), ${elsewhere}`,
        );
      } else if (error.code === "EACCES") {
        resolve(
          `Port ${port} (${name}) cannot be used by this user. Choose another port: ${portVariable}=${port + 8000} npm start`,
        );
      } else if (error.code === "EADDRNOTAVAIL") {
        resolve(`This machine has no address ${host}. Set ${name.toUpperCase()}_HOST=127.0.0.1`);
      } else {
        reject(error);
      }
    });
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
