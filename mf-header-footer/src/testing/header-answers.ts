import type { ColumnNode } from "@zhian/contracts/cms";
import type { EndpointData } from "@zhian/contracts/endpoints";

let id = 1;

/** For tests: a node of the CMS's tree. */
export function column(name: string, given: Partial<ColumnNode> = {}): ColumnNode {
  id += 1;
  const empty = { link: "", slug: "", desc: "", img: "", title: "", description: "", keywords: "" };
  return { id, parent_id: 1, name, children: [], ...empty, ...given };
}

/** For tests: CMS responses with each form of menu once. */
export const headerAnswers = {
  "cms.column": {
    columns: [
      {
        children: [
          column("Products", {
            desc: "All of them",
            children: [
              column("Compute", {
                children: [
                  column("Cloud Server", { link: "/products/bcc", desc: "Virtual machines" }),
                  column("Serverless Container", { link: "/products/bci", desc: "Containers" }),
                ],
              }),
              column("Security", {
                children: [column("Web Application Firewall", { link: "/products/waf", desc: "Blocks injection" })],
              }),
            ],
          }),
          column("Compliance", {
            children: [
              column("Classified Protection", { link: "/products/dengbao", desc: "From grading to 等保 certificate" }),
            ],
          }),
          column("Activities", { link: "/activity" }),
        ],
      },
    ],
  } satisfies EndpointData<"cms.column">,
  "cms.newsTag": {
    news_tag: [{ children: [column("Cloud", { slug: "cloud" }), column("Compliance news", { slug: "compliance" })] }],
  } satisfies EndpointData<"cms.newsTag">,
  "cms.config": {
    config: { title: "", description: "", keywords: "", slogan: "Cloud and security behind one door", logo_url: "" },
  } satisfies EndpointData<"cms.config">,
  "search.hot": {
    hot: [
      { innerName: "Cloud Server", innerLink: "/products/bcc" },
      { innerName: "Domain Names", innerLink: "/products/bcd" },
      { innerName: "Anti-DDoS", innerLink: "/products/ddos" },
      { innerName: "SSL Certificates", innerLink: "/products/ssl" },
    ],
  } satisfies EndpointData<"search.hot">,
};
