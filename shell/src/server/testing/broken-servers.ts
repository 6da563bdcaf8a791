/** The ways in which the server bundle fails, by the last segment of the path; on every other path it works. */
const ways = {
  throws: "throw new Error('broken on purpose')",
  loops: "for (;;) {}",
  "fills-heap": "const held = []; for (;;) held.push(new Array(10000).fill({}))",
  "fills-buffers": "held = []; for (;;) { held.push(Buffer.alloc(64 * 1024 * 1024, 1)); await pause(1) }",
  "leaks-heap": "held.push(new Array(131_072).fill(0.5))",
  "leaks-buffers": "held.push(Buffer.alloc(1024 * 1024, 1))",
  "never-answers": "await new Promise(() => {})",
  "50-mib": "return { html: { main: 'x'.repeat(50 * 1024 * 1024) }, data: {} }",
  "2-mib-head":
    "context.decide({ status: 200, chunks: [], head: { title: 'x'.repeat(2 * 1024 * 1024), description: '', keywords: '' } }); await pause(60_000)",
  "adds-redirect": "Object.prototype.redirect = '/login'",
  "replaces-global": "globalThis.structuredClone = () => request.url",
  "replaces-json": "JSON.stringify = () => 'mine'",
  "pollutes-and-throws": "Array.prototype.extra = 1; throw new Error('broken on purpose')",
  exits: "process.exit(7)",
  aborts: "process.abort()",
  thread: "return { html: { main: 'thread ' + thread + ' of ' + VERSION + ', render ' + count }, data: {} }",
  // Without timers, which end with the render.
  "works-on":
    "const work = () => { for (let step = 0; step < 1e7; step += 1); return crypto.subtle.digest('SHA-256', new Uint8Array(1)).then(work); }; work(); return { html: { main: 'busy' }, data: {} }",
  rejects: "Promise.reject(new Error('nobody handles this'))",
  "throws-in-callback": "setTimeout(() => { throw new Error('broken on purpose') }); await new Promise(() => {})",
  "leaves-interval": "setInterval(() => { count += 1000 }, 1)",
  floods: "for (let line = 0; line < 10_000; line += 1) console.log('line ' + line)",
  evaluates: "eval('1')",
  "odd-head": "context.decide({ status: 200, chunks: [], head: { title: 5, description: '', keywords: '' } })",
  "writes-environment": "process.env.LEFT = 'by another visitor'",
  "kills-process": "process.kill(process.pid, 'SIGKILL')",
  "decides-404": "context.decide({ status: 404, chunks: [] }); return { html: {}, data: {} }",
  "draws-404":
    "context.decide({ status: 404, chunks: [], hasPage: true, head: { title: 'None', description: '', keywords: '', noindex: true, only: 'zh'," +
    " feeds: [{ title: 'F', type: 'application/atom+xml', path: '/f.atom' }] } }); return { html: { main: '<h1>near it</h1>' }, data: { main: {} } }",
  "draws-503":
    "context.decide({ status: 503, chunks: [], hasPage: true }); return { html: { main: 'mine' }, data: { main: {} } }",
  "decides-503": "context.decide({ status: 503, chunks: [] }); return { html: {}, data: {} }",
  redirects: "context.decide({ status: 302, redirect: '/products/bcc', chunks: [] }); return { html: {}, data: {} }",
  SPELLED: "context.decide({ status: 308, redirect: '/odd/spelled', chunks: [] }); return { html: {}, data: {} }",
  "redirects-away":
    "context.decide({ status: 302, redirect: '//evil.test/', chunks: [] }); return { html: {}, data: {} }",
  "no-html": "return { html: {}, data: {} }",
  environment:
    "return { html: { main: 'env ' + JSON.stringify(process.env) + ' argv ' + process.argv.length }, data: {} }",
  reads: "require('fs')",
  reaches: `
    const tried = {
      kill: () => process.kill(process.pid, 0),
      builtin: () => process.getBuiltinModule('fs').readFileSync('/etc/passwd'),
      binding: () => process.binding('fs'),
      require: () => require('net'),
      fetch: () => fetch('http://127.0.0.1:1'),
      socket: () => new WebSocket('ws://127.0.0.1:1'),
    };
    const done = Object.keys(tried).filter((name) => { try { tried[name](); return true } catch { return false } });
    return { html: { main: 'reached [' + done + ']' }, data: {} }`,
  hostile: "return { html: { main: '<p>ok</p>' }, data: { main: { text: request.url.includes('!') ? '' : HOSTILE } } }",
  "asks-api":
    "const { config } = await context.api.call('cms.config', { query: { locale: request.locale } }); return { html: { main: '<p>' + config.title + '</p>' }, data: {} }",
  /** A different call for each URL: equal ones would share one request. */
  "waits-for-api": "await context.api.call('cms.seo', { query: { id: request.url } }).catch(() => undefined)",
  "asks-privately": "await context.api.call('console.overview')",
} as const;

export type Way = keyof typeof ways;
export const hostileText = "</script><!--<script>alert(1)</script>]]>\u2028\u2029&";

export const brokenServer = `
const HOSTILE = ${JSON.stringify(hostileText)};
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const decide = (context) => context.decide({ status: 200, chunks: [], head: { title: HOSTILE, description: HOSTILE, keywords: "", jsonLd: [{ name: HOSTILE }] } });
const ways = {
${Object.entries(ways)
  .map(([way, code]) => `${JSON.stringify(way)}: async (request, context) => { ${code} },`)
  .join("\n")}
};
let count = 0;
let held = [];
const thread = Math.random();
exports.render = async (request, context) => {
  count += 1;
  const way = ways[new URL(request.url, "http://x").pathname.split("/").pop()];
  const own = way && (await way(request, context));
  if (own && Object.keys(own.html).length === 0) return own;
  decide(context);
  return own || { html: { main: "<p>" + VERSION + " works, render " + count + "</p>" }, data: {} };
};
exports.fallback = () => ({});
`;
