const { TestEnvironment } = require("jest-environment-jsdom");

/** jsdom with browser features that it lacks. MessageChannel is left out: with it, React's scheduler never lets Jest end. */
class BrowserEnvironment extends TestEnvironment {
  /** Not "browser": React's server build for browsers needs MessageChannel, which is left out. */
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
