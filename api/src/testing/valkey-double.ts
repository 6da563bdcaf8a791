import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export interface ValkeyDouble {
  url: string;
  /** The reply to a script; while it is undefined, replies are withheld until the next one. */
  answer: number | undefined;
  /** Keys of the requested buckets. */
  asked: string[];
  close(): Promise<void>;
}

/** Implements the part of the protocol that limits need. Hangs if `answer` is undefined. */
export async function startValkeyDouble(port = 0): Promise<ValkeyDouble> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    let unread = "";
    const state = { withheld: 0 };
    socket.on("data", (chunk) => {
      const { commands, rest } = readCommands(unread + chunk.toString("latin1"));
      unread = rest;
      for (const command of commands) reply(socket, state, command);
    });
    socket.on("error", () => socket.destroy());
  });
  const double: ValkeyDouble = {
    url: "",
    answer: 0,
    asked: [],
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };

  /** In the order of the commands, as the protocol requires. */
  function reply(socket: Socket, state: { withheld: number }, [name = "", , , key = ""]: string[]): void {
    if (/^info$/i.test(name)) socket.write("$11\r\nloading:0\r\n\r\n");
    else if (!/^eval/i.test(name)) socket.write("+OK\r\n");
    else {
      double.asked.push(key);
      state.withheld += 1;
      for (; double.answer !== undefined && state.withheld > 0; state.withheld -= 1)
        socket.write(`:${double.answer}\r\n`);
    }
  }

  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is an object.
  double.url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return double;
}

/** `*2`, then `$4` and four bytes, and so on: each part on its own line. Of ours, only scripts contain line breaks. */
function readCommands(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const [head, count] = /^\*(\d+)\r\n/.exec(rest) ?? [];
    if (head === undefined) return { commands, rest };
    const read = readParts(rest.slice(head.length), Number(count));
    if (!read) return { commands, rest };
    commands.push(read.parts);
    rest = read.rest;
  }
}

function readParts(text: string, count: number): { parts: string[]; rest: string } | undefined {
  const parts: string[] = [];
  let rest = text;
  for (let part = 0; part < count; part += 1) {
    const [head, length] = /^\$(\d+)\r\n/.exec(rest) ?? [];
    const end = (head?.length ?? 0) + Number(length);
    if (head === undefined || rest.length < end + 2) return undefined;
    parts.push(rest.slice(head.length, end));
    rest = rest.slice(end + 2);
  }
  return { parts, rest };
}
