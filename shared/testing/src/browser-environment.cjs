const { TestEnvironment } = require("jest-environment-jsdom");

/** jsdom with what browsers have and jsdom lacks. MessageChannel stays out: with it, React's scheduler never lets Jest end. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of [
      "TextEncoder",
      "TextDecoder",
      "Request",
      "Response",
      "Headers",
      "fetch",
      "AbortController",
      "AbortSignal",
      "ReadableStream",
      "TransformStream",
      "structuredClone",
    ]) {
      this.global[name] = globalThis[name];
    }
    this.global.scrollTo = () => {};
  }
}

module.exports = BrowserEnvironment;
