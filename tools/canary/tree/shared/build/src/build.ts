export const build = { test: /fastify[\\/]lib[\\/]reply\.js$/, loader: "cut" };
