import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

// A separate process on the client's core: clients that send and read as slowly as the server allows. It exits with its parent.
const [port = "", count = "", path = ""] = process.argv.slice(2);
const everyMs = 1000;
const pipelined = 2;
/** Connections open one by one: a simultaneous burst would be another scenario. */
const openEveryMs = 5;
const readBytes = 1024;

process.once("disconnect", () => process.exit(0));
for (let index = 0; index < Number(count); index += 1) {
  sendSlowly();
  readSlowly();
  await pause(openEveryMs);
}

/** Sends one line of the head per second, and never ends it. Starts over if disconnected. */
function sendSlowly(): void {
  const socket = open(sendSlowly);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: slow\r\n`);
  const timer = setInterval(() => socket.write(`X-Slow: ${Date.now()}\r\n`), everyMs);
  socket.once("close", () => clearInterval(timer));
}

/** Requests two pages, and reads one kilobyte per second. */
function readSlowly(): void {
  const socket = open(readSlowly);
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: slow\r\n\r\n`.repeat(pipelined));
  const timer = setInterval(() => void socket.read(readBytes), everyMs);
  socket.once("close", () => clearInterval(timer));
}

function open(again: () => void): Socket {
  const socket = connect(Number(port), "127.0.0.1");
  // A slow client must expect to be disconnected.
  socket.on("error", () => undefined);
  socket.once("close", () => setTimeout(again, everyMs));
  return socket;
}
