import { bus } from "@zhian/bus/bus";
import { unlisted } from "unlisted-package";
import { used } from "./exports.ts";

console.log(bus, unlisted, used);
