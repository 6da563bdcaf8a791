import { bus } from "@zhian/bus/bus";

export const build = { test: /fastify[\\/]lib[\\/]reply\.js$/, loader: "cut", bus };
