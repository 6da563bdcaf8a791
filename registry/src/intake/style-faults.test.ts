import { describe, expect, it } from "@jest/globals";
import { styleFaults } from "./style-faults.ts";

const faults = (css: string) => styleFaults(Buffer.from(css));

describe("F-61 a fragment's style sheet", () => {
  it.each([
    ".card-x1Y_-{color:red!important}",
    ".card-x1Y_- *{all:unset}",
    ":root[data-motion] .card-x1Y_-:not(body)>p::before{content:''}",
    ":is(.card-x1Y_-,.tag-aaaaa) a,.card-x1Y_-+h2{margin:0}",
    "@media print{@supports (top:1px){.card-x1Y_-{& h2{top:1px}}}}",
    "@layer ui,fragment;@layer ui{.tag-aaaaa{top:0}}@layer fragment{.card-x1Y_-{top:1px}}",
    "@layer fragment{.card-x1Y_-{animation:in-aaaaa}}@keyframes in-aaaaa{from{opacity:0}to{opacity:1}}",
    "",
  ])("may contain %s", (css) => {
    expect(faults(css)).toEqual([]);
  });

  it.each([
    ["*{margin:0!important}", "the selector *"],
    ["body>h1{color:red}", "the selector body > h1"],
    [":root{--brand:red}", "the selector :root"],
    [".header{color:red}", "the selector .header"],
    ["#slot-footer{display:none}", "the selector #slot-footer"],
    ["[data-slot]{display:none}", "the selector data-slot"],
    [".card-x1Y_-,h1{color:red}", "the selector h1"],
    ["body:has(.card-x1Y_-){display:none}", "the selector body:has"],
    ["h1:not(.card-x1Y_-){display:none}", "the selector h1:not"],
    [":is(.card-x1Y_-,h1){display:none}", "the selector :is"],
    ["@media print{a{display:none}}", "the selector a"],
    ["main{.card-x1Y_-{a:b}& h2{color:red}}", "the selector main h2"],
    ["@keyframes spin{to{opacity:0}}", "the keyframes spin"],
    ["@import url(/x.css);", "an @import rule"],
    ["@font-face{font-family:Plus Jakarta Sans;src:url(x.woff2)}", "an @font-face rule"],
    ["@property --brand{syntax:'*';inherits:true}", "an @property rule"],
    ["@layer reset{.card-x1Y_-{color:red}}", "the layer reset"],
    ["@layer ui.page{.card-x1Y_-{color:red}}", "the layer ui.page"],
    ["@layer fragment,reset;", "the layer reset"],
    ["@layer{.card-x1Y_-{color:red}}", "the layer without a name"],
    ["@layer fragment{h1{color:red}}", "the selector h1"],
    ["}{", "not valid CSS"],
  ])("may not contain %s", (css, said) => {
    expect(faults(css)[0]).toContain(said);
  });

  it("has every fault reported, and is refused if too large to be read", () => {
    expect(faults("h1{color:red}h2{color:red}")).toHaveLength(2);
    expect(styleFaults(undefined)).toEqual(["a style sheet must not be larger than 256 KiB"]);
  });
});
