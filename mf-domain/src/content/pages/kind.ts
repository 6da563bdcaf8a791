import { textsOfPages } from "@zhian/content/listing";
import type { ContentKind } from "@zhian/content/read-kind";

const kind: ContentKind = { schema: textsOfPages };

export default kind;
