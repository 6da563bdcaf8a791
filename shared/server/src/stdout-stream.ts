import { fstatSync } from "node:fs";
import { Socket } from "node:net";
import { type DestinationStream, pino } from "pino";

interface Output {
  stream: DestinationStream;
  /** Number of lines dropped because the sink was full or gone. */
  dropped(): number;
}

const stdout = 1;
/** Limit for data waiting for a sink that does not read. */
const maxWaitingBytes = 1024 * 1024;

/** Opens standard output for a log: if it is not read, or gone, only lines are lost. */
export function openStdout(): Output {
  let lines = 0;
  const drop = () => {
    lines += 1;
  };
  const stat = fstatSync(stdout);
  const stream = stat.isFIFO() || stat.isSocket() ? openPipe(drop) : openFile(drop);
  return { stream, dropped: () => lines };
}

/** Uses the event loop: a write that blocks a thread would also keep the process from exiting. */
function openPipe(drop: () => void): DestinationStream {
  const pipe = new Socket({ fd: stdout, readable: false, writable: true });
  pipe.on("error", drop);
  pipe.unref();
  return {
    write(line) {
      if (pipe.destroyed || pipe.writableLength > maxWaitingBytes) drop();
      else pipe.write(line);
    },
  };
}

function openFile(drop: () => void): DestinationStream {
  const file = pino.destination({ fd: stdout, sync: false, maxLength: maxWaitingBytes });
  return file.on("drop", drop).on("error", drop);
}
