import { describe, expect, it } from "@jest/globals";
import { findRewrites } from "./find-rewrites.ts";

const packages = new Set(["axios", "@module-federation/sdk", "react"]);
const find = (text: string) => findRewrites(text, packages);

describe("findRewrites", () => {
  it.each([
    ["rules = [{ test: /lib[\\\\/]utils\\.js$/, loader }]", ["a rule for /lib[\\\\/]utils\\.js$/"]],
    ["rules = [{ test: (path) => path.endsWith(file), use: [cut] }]", ["a rule whose test is not a pattern"]],
    ["rules = [{ include: packages, use: [cut] }]", ["a rule whose test is not a pattern"]],
    ["rules = [{ test: /[\\\\/]axios[\\\\/]lib[\\\\/]/, loader: cut }]", ["/axios/lib/"]],
    ["cut(`axios/lib/${file}`, '@module-federation/sdk/dist')", ["axios/lib/", "@module-federation/sdk/dist"]],
    ["alias = { a: '../node_modules/a/b' }", ["../node_modules/a/b"]],
    ["new webpack.NormalModuleReplacementPlugin(/a/, 'b')", ["NormalModuleReplacementPlugin"]],
    ["compiler.hooks.normalModuleFactory.tap('A', cut)", ["normalModuleFactory"]],
    ["module.generate = () => ''", ["generate"]],
  ])("finds in %s what could change a package", (text, found) => {
    expect(find(text)).toEqual(found);
  });

  it.each([
    "rules = [{ test: /\\.tsx?$/, loader: require.resolve('swc-loader') }]",
    "rules = [{ test: /\\.module\\.css$/, use: [{ loader, options: {} }] }]",
    "shared = ['react/jsx-runtime', 'react/package.json', './src/main.ts', 'shell/dist/browser']",
    "hooks.createScript.tap('A', (source) => source); source.generate()",
  ])("accepts %s", (text) => {
    expect(find(text)).toEqual([]);
  });
});
