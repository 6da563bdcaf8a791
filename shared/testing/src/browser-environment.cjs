const { TestEnvironment } = require("jest-environment-jsdom");

/** jsdom with what browsers have and jsdom lacks. MessageChannel stays out: with it, React's scheduler never lets Jest end. */
class BrowserEnvironment extends TestEnvironment {
  /** Not "browser": React's server half for browsers wants the MessageChannel that is left out. */
  exportConditions() {
    return ["node"];
  }

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
      "TextDecoderStream",
      "structuredClone",
    ]) {
      this.global[name] = globalThis[name];
    }
    this.global.scrollTo = () => {};
  }
}

module.exports = BrowserEnvironment;
