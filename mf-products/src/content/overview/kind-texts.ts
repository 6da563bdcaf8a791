import type { ProductKind } from "@zhian/contracts/catalogue";
import type { KindTexts } from "../../model/kind-texts.ts";
import { resourceTexts } from "./resource-texts.ts";
import { serviceTexts } from "./service-texts.ts";

export const kindTexts: Readonly<Record<ProductKind, KindTexts>> = { ...resourceTexts, ...serviceTexts };
