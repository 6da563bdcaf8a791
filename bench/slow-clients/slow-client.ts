import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

// A process of its own on the client's core: visitors who send and read as slowly as a server lets them. It ends with its parent.
const [port = "", count = "", path = ""] = process.argv.slice(2);
const everyMs = 1000;
const pipelined = 2;
/** Not all at the same moment: that would be another kind of visitor. */
const openEveryMs = 5;
const readBytes = 1024;

process.once("disconnect", () => process.exit(0));
for (let index = 0; index < Number(count); index += 1) {
  sendSlowly();
  readSlowly();
  await pause(openEveryMs);
}

/** One line of the head each second, without an end. Starts over when it is cut off. */
function sendSlowly(): void {
  const socket = open(sendSlowly);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: slow\r\n`);
  const timer = setInterval(() => socket.write(`X-Slow: ${Date.now()}\r\n`), everyMs);
  socket.once("close", () => clearInterval(timer));
}

/** Requests two pages, and reads a kilobyte of them each second. */
function readSlowly(): void {
  const socket = open(readSlowly);
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: slow\r\n\r\n`.repeat(pipelined));
  const timer = setInterval(() => void socket.read(readBytes), everyMs);
  socket.once("close", () => clearInterval(timer));
}

function open(again: () => void): Socket {
  const socket = connect(Number(port), "127.0.0.1");
  // Such a visitor has to expect to be cut off.
  socket.on("error", () => undefined);
  socket.once("close", () => setTimeout(again, everyMs));
  return socket;
}
