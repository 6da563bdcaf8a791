import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { draftsHeader } from "@zhian/contracts/drafts-header";
import {
  conflictsSchema,
  faultsSchema,
  historySchema,
  itemListSchema,
  itemSchema,
  savedSchema,
  versionSchema,
} from "@zhian/contracts/editor";
import { endpoints } from "@zhian/contracts/endpoints";
import type { Item, ItemKind } from "../content/item.ts";
import type { ValueOf } from "../content/item-schemas.ts";
import { endpointNames } from "../http/register-endpoints.ts";
import { registerMember } from "../testing/member.ts";
import { ask, openTestApi, type TestApi } from "../testing/test-api.ts";

type Member = Awaited<ReturnType<typeof registerMember>>;

let api: TestApi;
let customer: Member;
let ann: Member;
let bob: Member;

beforeAll(async () => {
  api = await openTestApi({ API_OUTBOX: "true", API_TEST_HOOKS: "true", API_TRUSTED_PROXIES: "127.0.0.1" });
  customer = await registerMember(api);
  ann = await registerMember(api);
  bob = await registerMember(api);
  await api.database.query("UPDATE account SET is_editor = true WHERE id = ANY ($1::text[])", [[ann.id, bob.id]]);
});

afterAll(() => api.close());

async function read<Kind extends ItemKind>(who: Member, kind: Kind, id = "site") {
  const { data } = await who.call("editor.item", { query: `?kind=${kind}&id=${encodeURIComponent(id)}` });
  const { value, ...item } = itemSchema.parse(data);
  // Published values were validated by the schema of their kind.
  return { ...item, value: value as ValueOf<Kind> };
}

const save = (who: Member, item: Item, base: number) => who.call("editor.save", { payload: { ...item, base } });
const publish = (who: Member, items: Pick<Item, "kind" | "id">[], reason = "a test") =>
  who.call("editor.publish", { payload: { items: items.map(({ kind, id }) => ({ kind, id })), reason } });

/** Saves and publishes in one step. */
async function change(who: Member, item: Item): Promise<void> {
  const { version } = await read(who, item.kind, item.id);
  expect(await save(who, item, version)).toMatchObject({ status: 200 });
  expect(await publish(who, [item])).toMatchObject({ status: 200 });
}

async function reasons(item: Item, language = "en"): Promise<string[]> {
  const answer = await ask(api.app, {
    method: "POST",
    url: `/api${endpoints["editor.save"].path}`,
    headers: { ...ann.headers, "accept-language": language, "content-type": "application/json" },
    payload: { ...item, base: (await read(ann, item.kind, item.id)).version },
  });
  expect(answer.status).toBe(422);
  return faultsSchema.parse(answer.data).faults.map(({ path, message }) => `${path}: ${message}`);
}

const slogan = async (headers: Record<string, string> = {}) => {
  const { data, headers: its } = await ask(api.app, { url: `/api${endpoints["cms.config"].path}?locale=en`, headers });
  return { slogan: (data as { config: { slogan: string } }).config.slogan, caching: its["cache-control"] };
};

describe("access to the editor", () => {
  const names = endpointNames().filter((name) => name.startsWith("editor."));

  it.each(names)("%s is refused to anyone who is not signed in, and to a customer", async (name) => {
    const { method, path } = endpoints[name];
    expect((await ask(api.app, { method, url: `/api${path}` })).status).toBe(401);
    expect((await customer.call(name, method === "POST" ? { payload: {} } : {})).status).toBe(403);
  });

  it("is shown in the overview, to editors only", async () => {
    expect((await ann.call("console.overview")).data).toMatchObject({ isEditor: true });
    expect((await customer.call("console.overview")).data).not.toHaveProperty("isEditor");
  });

  it("is refused to cross-site requests", async () => {
    const answer = await ask(api.app, {
      method: "POST",
      url: `/api${endpoints["editor.preview"].path}`,
      headers: { ...ann.headers, "sec-fetch-site": "cross-site" },
    });
    expect(answer.status).toBe(403);
  });

  it("is revoked when the setting no longer names the account", async () => {
    const { nameEditors } = await import("./name-editors.ts");
    expect(await nameEditors(api.database, [ann.id, "nobody"])).toEqual(["nobody"]);
    expect((await bob.call("editor.drafts")).status).toBe(403);
    await nameEditors(api.database, [ann.id, bob.id]);
    expect((await bob.call("editor.drafts")).status).toBe(200);
  });
});

describe("a draft", () => {
  it("is visible only to its editor until it is published, and then to everyone at once", async () => {
    const before = await slogan();
    const { value, version, author } = await read(ann, "config");
    expect(author).toBe("content:import");
    const changed = { ...value, en: { ...value.en, slogan: "Tried by an editor" } };
    const saved = await save(ann, { kind: "config", id: "site", value: changed }, version);
    expect(savedSchema.parse(saved.data).changed).toBeNull();
    expect((await slogan()).slogan).toBe(before.slogan);
    expect((await read(bob, "config")).draft).toBeNull();
    expect(await publish(customer, [{ kind: "config", id: "site" }])).toMatchObject({ status: 403 });

    expect(await publish(ann, [{ kind: "config", id: "site" }], "  a better one ")).toMatchObject({ status: 200 });
    expect(await slogan()).toEqual({ slogan: "Tried by an editor", caching: before.caching });
    expect(itemListSchema.parse((await ann.call("editor.drafts")).data).list).toEqual([]);
    const line = api.log.find((each) => each.includes("content.published"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ account: ann.id, kind: "config", id: "site" });
  });

  it("has a history with author, time and reason, from which an earlier version can be restored", async () => {
    const history = await ann.call("editor.history", { query: "?kind=config&id=site" });
    const [newest, oldest] = historySchema.parse(history.data).list;
    expect(newest).toMatchObject({ author: ann.username, reason: "a better one" });
    expect(oldest).toMatchObject({ author: "content:import" });
    const { data } = await ann.call("editor.version", { query: `?version=${newest?.version}` });
    const { value, before } = versionSchema.parse(data);
    expect(value).toMatchObject({ en: { slogan: "Tried by an editor" } });
    await change(ann, { kind: "config", id: "site", value: before });
    expect((await slogan()).slogan).toBe("Cloud and security behind one door");
    expect((await ann.call("editor.version", { query: "?version=999999" })).status).toBe(404);
  });

  it("F-196 conflicts if another editor has published first, and is not lost", async () => {
    const { value, version } = await read(ann, "config");
    const of = (text: string) => ({ ...value, en: { ...value.en, slogan: text } });
    await save(ann, { kind: "config", id: "site", value: of("By Ann") }, version);
    await save(bob, { kind: "config", id: "site", value: of("By Bob") }, version);
    expect((await publish(ann, [{ kind: "config", id: "site" }])).status).toBe(200);

    const late = await publish(bob, [{ kind: "config", id: "site" }]);
    expect(late.status).toBe(409);
    const [conflict] = conflictsSchema.parse(late.data).conflicts;
    expect(conflict).toMatchObject({ author: ann.username, value: { en: { slogan: "By Ann" } } });
    expect((await read(bob, "config")).draft?.value).toMatchObject({ en: { slogan: "By Bob" } });
    expect((await slogan()).slogan).toBe("By Ann");

    const again = await save(bob, { kind: "config", id: "site", value: of("By Bob") }, conflict?.version ?? 0);
    expect(savedSchema.parse(again.data).changed).toBeNull();
    expect((await publish(bob, [{ kind: "config", id: "site" }])).status).toBe(200);
    expect((await slogan()).slogan).toBe("By Bob");
  });

  it("F-197 stays unchanged when the database fails halfway through publishing", async () => {
    const { value, version } = await read(ann, "config");
    const changed = { ...value, en: { ...value.en, slogan: "Half" } };
    await save(ann, { kind: "config", id: "site", value: changed }, version);
    await api.database.query("ALTER TABLE site_config ADD CONSTRAINT broken CHECK (config->>'slogan' <> 'Half')");
    const before = await slogan();
    expect((await publish(ann, [{ kind: "config", id: "site" }])).status).toBeGreaterThanOrEqual(500);
    expect(await slogan()).toEqual(before);
    const item = await read(ann, "config");
    expect(item).toMatchObject({ version, draft: { value: changed } });
    await api.database.query("ALTER TABLE site_config DROP CONSTRAINT broken");
    expect((await ann.call("editor.discard", { payload: { kind: "config", id: "site" } })).status).toBe(200);
    expect((await publish(ann, [{ kind: "config", id: "site" }])).status).toBe(404);
  });
});

describe("rejections, with their reasons", () => {
  it("in the navigation: a cycle, a missing parent, a long name, a script link, HTML", async () => {
    const { value } = await read(ann, "navigation");
    const index = value.nodes.findIndex(({ id }) => id === 101);
    const withNode = (wrong: object, at = index): Item => ({
      kind: "navigation",
      id: "site",
      value: { nodes: value.nodes.map((node, each) => (each === at ? { ...node, ...wrong } : node)) },
    });
    expect(await reasons(withNode({ parentId: 101 }))).toEqual([`nodes.${index}.parentId: it is nested below itself`]);
    expect(await reasons(withNode({ parentId: 4711 }))).toEqual([`nodes.${index}.parentId: its parent does not exist`]);
    expect(await reasons(withNode({ id: 102 }))).toContain(`nodes.${index}.id: another entry already has this number`);
    expect(await reasons(withNode({ link: "javascript:alert(1)" }))).toEqual([
      `nodes.${index}.link: links must point to a path on the site or an https address`,
    ]);
    expect(await reasons(withNode({ link: "//elsewhere.example" }))).toHaveLength(1);
    expect(await reasons(withNode({ name: { en: "<b>Compute</b>", zh: "计算" } }))).toEqual([
      `nodes.${index}.name.en: raw HTML is not allowed`,
    ]);
    const long = { en: "Compute", zh: "很长很长很长很长很长很长很长很长很长很长很长很长很长" };
    expect(await reasons(withNode({ name: long }), "zh")).toEqual([
      `nodes.${index}.name.zh: 名称过长，菜单放不下：宽度最多 48 个英文字母，一个汉字算两个`,
    ]);
    expect(await reasons(withNode({ offers: null, link: "" }))).toEqual([
      `nodes.${index}.link: an entry without children needs a link`,
    ]);
    const circle = [10, 101].map((id) => value.nodes.findIndex((node) => node.id === id));
    const wrong = { nodes: value.nodes.map((node) => (node.id === 10 ? { ...node, parentId: 101 } : node)) };
    expect(await reasons({ kind: "navigation", id: "site", value: wrong })).toEqual(
      circle.map((at) => `nodes.${at}.parentId: it is nested below itself`),
    );
    expect(await reasons({ kind: "navigation", id: "site", value: null })).toEqual([": this cannot be removed"]);
  });

  it("in a page: a missing language, HTML and script links in its Markdown, an end before the start", async () => {
    const [first] = itemListSchema.parse((await ann.call("editor.items", { query: "?kind=notices" })).data).list;
    const id = first?.id ?? "";
    const { value } = await read(ann, "notices", id);
    const { en } = value.texts;
    expect(await reasons({ kind: "notices", id, value: { ...value, texts: { en } } }, "zh")).toEqual([
      "texts.zh: 缺少这种语言的内容",
    ]);
    const withBody = (body: string): Item => ({
      kind: "notices",
      id,
      value: { ...value, texts: { ...value.texts, en: { ...en, body } } },
    });
    expect(await reasons(withBody("A <script>"))).toEqual(["texts.en.body: raw HTML is not allowed"]);
    expect(await reasons(withBody("[a](javascript:alert(1))"))).toHaveLength(1);
    const early = { ...value.facts, endsAt: "2000-01-01T00:00:00Z" };
    expect(await reasons({ kind: "notices", id, value: { ...value, facts: early } })).toEqual([
      "facts: it ends before it starts",
    ]);
    expect(await reasons({ kind: "notices", id: "another", value })).toContain(
      "facts.id: another page already has this ID",
    );
    const strange = { ...value, facts: { ...value.facts, products: ["nosuchproduct"] } };
    expect(await reasons({ kind: "notices", id, value: strange })).toEqual([
      "facts.products: there is no such product",
    ]);
  });

  it("in other items: a duplicate title, a dead hot link, an unknown folder", async () => {
    const [news, home] = [await read(ann, "seo", "/news"), await read(ann, "seo", "/")];
    const twice = { ...news.value, en: { ...news.value.en, title: home.value.en.title } };
    expect(await reasons({ kind: "seo", id: "/news", value: twice })).toEqual([
      "en.title: another page already has this text",
    ]);
    const { value } = await read(ann, "hot");
    expect(await reasons({ kind: "hot", id: "site", value: { links: ["/nowhere", ...value.links.slice(1)] } })).toEqual(
      ["links.0: there is no such page"],
    );
    const doc = await read(ann, "documents", "first-server");
    expect(await reasons({ kind: "documents", id: "first-server", value: { ...doc.value, folder: "no" } })).toEqual([
      "folder: there is no such folder",
    ]);
    expect(await reasons({ kind: "seo", id: "/zixun/cloud", value: null })).toEqual([
      ": this page has no text of its own to restore",
    ]);
    const bad = await ann.call("editor.items", { query: "?kind=accounts" });
    expect(bad.status).toBe(400);
  });
});

describe("a preview", () => {
  async function begin(who: Member): Promise<string> {
    const { headers } = await who.call("editor.preview", { payload: {} });
    expect(String(headers["set-cookie"])).toMatch(/HttpOnly; SameSite=Strict; Max-Age=1800/);
    return /zhian-drafts=([\w-]+)/.exec(String(headers["set-cookie"]))?.[1] ?? "";
  }

  it("shows the drafts to holders of its pass, and keeps them out of every cache", async () => {
    const { value, version } = await read(ann, "config");
    const changed = { ...value, en: { ...value.en, slogan: "Seen by Ann alone" } };
    await save(ann, { kind: "config", id: "site", value: changed }, version);
    const pass = await begin(ann);
    expect(await slogan({ [draftsHeader]: pass })).toEqual({
      slogan: "Seen by Ann alone",
      caching: "no-store, private",
    });
    expect((await slogan()).slogan).not.toBe("Seen by Ann alone");
    expect((await slogan({ [draftsHeader]: await begin(bob) })).slogan).not.toBe("Seen by Ann alone");
  });

  it("F-199 ends with its pass and its session, and shows the published content to a forged pass", async () => {
    const published = await slogan();
    expect(await slogan({ [draftsHeader]: "A".repeat(43) })).toEqual(published);
    expect(await slogan({ [draftsHeader]: "' OR 1=1 --" })).toEqual(published);
    const late = await begin(ann);
    expect(await slogan({ [draftsHeader]: late })).not.toEqual(published);
    await api.database.query(
      "UPDATE preview_pass SET expires_at = now() WHERE pass IN (SELECT pass FROM preview_pass LIMIT 100)",
    );
    expect(await slogan({ [draftsHeader]: late })).toEqual(published);
    const ended = await begin(ann);
    expect(await slogan({ [draftsHeader]: ended })).not.toEqual(published);
    await api.database.query("DELETE FROM session WHERE account = $1", [ann.id]);
    expect(await slogan({ [draftsHeader]: ended })).toEqual(published);
    expect((await ann.call("editor.drafts")).status).toBe(401);
  });

  it("equals the content after publication, to the last field", async () => {
    const { readContent } = await import("../content/read-content.ts");
    const { contentWith } = await import("../content/content-with.ts");
    const before = await readContent(api.database);
    const nav = await read(bob, "navigation");
    const news = await read(bob, "news", [...before.articles.values()].find(({ section }) => section === "news")?.id);
    const doc = await read(bob, "documents", "first-server");
    const seo = await read(bob, "seo", "/about");
    const items: Item[] = [
      { kind: "navigation", id: "site", value: { nodes: nav.value.nodes.toReversed() } },
      {
        kind: "news",
        id: news.value.facts.id,
        value: { ...news.value, facts: { ...news.value.facts, date: "2026-01-02" } },
      },
      { kind: "documents", id: "first-server", value: { ...doc.value, facts: { ...doc.value.facts, order: 99 } } },
      { kind: "seo", id: "/about", value: { ...seo.value, en: { ...seo.value.en, title: "Who we are" } } },
    ];
    for (const item of items) await change(bob, item);
    const after = await readContent(api.database);
    expect(contentWith(before, items)).toEqual({ ...after, digest: before.digest });
    expect([...contentWith(before, items).docs.keys()]).toEqual([...after.docs.keys()]);
    expect(contentWith(before, items).nodes.map(({ id }) => id)).toEqual(after.nodes.map(({ id }) => id));
  });
});

describe("SEO texts", () => {
  const seo = async (id: string) =>
    (await ask(api.app, `/api${endpoints["cms.seo"].path}?id=${encodeURIComponent(id)}&locale=en`)).data;

  it.each(["/products/bcc", "/solution/cloud-base", "/", "/protocol/onlineOrder"])(
    "of %s come from the release unless an editor has changed them",
    async (id) => {
      const own = await read(bob, "seo", id);
      expect(own).toMatchObject({ version: 0, hasDefault: true, value: { en: await seo(id) } });
      const title = `${id}, as an editor calls it`;
      await change(bob, { kind: "seo", id, value: { ...own.value, en: { ...own.value.en, title } } });
      expect(await seo(id)).toMatchObject({ title });
      await change(bob, { kind: "seo", id, value: null });
      expect(await seo(id)).toMatchObject({ title: own.value.en.title });
    },
  );
});
