const { appendFileSync, mkdirSync } = require("node:fs");
const { dirname, relative } = require("node:path");

/** Appends a line to `file` for every test file that ended: how long it took, and how many of its tests passed. */
module.exports = class TimingsReporter {
  constructor({ rootDir }, { file }) {
    this.rootDir = rootDir;
    this.file = file;
    mkdirSync(dirname(file), { recursive: true });
  }

  onTestResult(test, { perfStats, numPassingTests, numFailingTests, numPendingTests, numTodoTests, testExecError }) {
    const line = {
      runner: "jest",
      file: relative(this.rootDir, test.path).replaceAll("\\", "/"),
      ms: perfStats.end - perfStats.start,
      passed: numPassingTests,
      // A file that could not be run has no tests that could fail.
      failed: numFailingTests || (testExecError ? 1 : 0),
      skipped: numPendingTests + numTodoTests,
    };
    appendFileSync(this.file, `${JSON.stringify(line)}\n`);
  }
};
