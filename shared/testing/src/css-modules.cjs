/** A CSS module in tests: every class has its name in the source. */
module.exports = new Proxy({}, { get: (_target, name) => (name === "__esModule" ? false : String(name)) });
