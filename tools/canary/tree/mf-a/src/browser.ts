import { build } from "@zhian/build/build";
import { b } from "@zhian/mf-b/first";
import { served } from "@zhian/registry/main";
import { render } from "./server.ts";
import { price } from "./model/price.ts";

export const a = [b, build, price, render, served];
