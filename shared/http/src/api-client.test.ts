import { describe, expect, it } from "@jest/globals";
import { type AxiosAdapter, AxiosError, type InternalAxiosRequestConfig } from "axios";
import { createApiClient } from "./api-client.ts";
import { isApiError } from "./api-error.ts";
import { authorization } from "./http-options.ts";

function client(status: number, body: unknown, options: { asksAnew?: boolean } = {}) {
  const requests: InternalAxiosRequestConfig[] = [];
  const statuses: number[] = [];
  const adapter: AxiosAdapter = async (config) => {
    requests.push(config);
    const response = { data: body, status, statusText: "", headers: {}, config };
    if (status >= 400) throw new AxiosError("refused", "ERR_BAD_REQUEST", config, null, response);
    return response;
  };
  const api = createApiClient({
    base: "/api",
    token: () => "secret",
    onStatus: (each) => statuses.push(each),
    adapter,
    ...options,
  });
  return { api, requests, statuses };
}

const rate = { base: "USD", quote: "IDR", rate: 16000, date: "2026-11-01", source: "demo" };

describe("a call", () => {
  it("returns the data inside the envelope and sends the token", async () => {
    const { api, requests } = client(200, { code: 0, msg: "ok", data: rate });
    expect(await api.call("finance.currencyRate")).toEqual(rate);
    expect([requests[0]?.url, requests[0]?.headers.get("Authorization")]).toEqual([
      "/v1/finance/currencyRate",
      "secret",
    ]);
  });

  it("bypasses the HTTP cache for an editor's drafts, if it is a read", async () => {
    const { api, requests } = client(200, { code: 0, msg: "ok", data: rate }, { asksAnew: true });
    await api.call("finance.currencyRate");
    await api.call("quote.sendCode", { body: { phone: "13800138000" } }).catch(() => undefined);
    expect(requests.map(({ fetchOptions }) => fetchOptions?.cache)).toEqual(["no-store", undefined]);
    const usual = client(200, { code: 0, msg: "ok", data: rate });
    await usual.api.call("finance.currencyRate");
    expect(usual.requests[0]?.fetchOptions).toBeUndefined();
  });

  it("sends its own headers, and never another token", async () => {
    const { api, requests } = client(200, { code: 0, msg: "ok", data: null });
    const headers = { "x-captcha-token": "t", "accept-language": "zh", Authorization: "forged" };
    await api.call("quote.sendCode", { body: { phone: "13800138000" }, headers });
    const sent = requests[0]?.headers;
    expect(["x-captcha-token", "accept-language", "authorization"].map((name) => sent?.get(name))).toEqual([
      "t",
      "zh",
      "secret",
    ]);
  });

  it("rejects with the body when code is not 0, whatever the status", async () => {
    const body = { code: 1001, msg: "暂不可用", data: null };
    const error = await client(200, body)
      .api.call("finance.currencyRate")
      .catch((each: unknown) => each);
    expect(isApiError(error) && [error.kind, error.message, error.body]).toEqual(["rejected", "暂不可用", body]);
  });

  it.each([0, -16_000, Number.NaN, "many", null])("rejects an exchange rate of %s", async (bad) => {
    const { api } = client(200, { code: 0, msg: "ok", data: { ...rate, rate: bad } });
    await expect(api.call("finance.currencyRate")).rejects.toMatchObject({ kind: "malformed" });
  });

  it("times out after five seconds", async () => {
    const adapter: AxiosAdapter = async (config) => {
      throw new AxiosError(`timeout of ${config.timeout}ms exceeded`, AxiosError.ECONNABORTED, config);
    };
    const api = createApiClient({ base: "/api", token: () => "", onStatus: () => {}, adapter });
    await expect(api.call("finance.currencyRate")).rejects.toMatchObject({
      kind: "timed-out",
      message: "/v1/finance/currencyRate: no response within 5000 ms",
      detail: { cause: { message: "timeout of 5000ms exceeded" } },
    });
  });

  it.each([400, 401] as const)("reports HTTP %d once", async (status) => {
    const { api, statuses } = client(status, { code: status, msg: "no", data: null });
    await expect(api.call("console.overview")).rejects.toThrow("no");
    expect(statuses).toEqual([status]);
  });

  it.each([["<html>"], [{ code: 0, msg: "", data: { rate: "many" } }], [null]])(
    "F-84 reports %j as malformed",
    async (body) => {
      const error = await client(200, body)
        .api.call("finance.currencyRate")
        .catch((each: unknown) => each);
      expect(isApiError(error) && error.kind).toBe("malformed");
    },
  );
});

describe("a Markdown file", () => {
  it("is requested at its own address, with an empty Authorization header", async () => {
    const { api, requests } = client(200, "# Start");
    expect(await api.readMarkdown("/zh/document/basics/start.md")).toBe("# Start");
    const [sent] = requests;
    expect([sent?.baseURL, sent?.url, sent?.headers.toJSON()["Authorization"]]).toEqual([
      "",
      "/zh/document/basics/start.md",
      "",
    ]);
  });

  it("that is missing is reported as refused", async () => {
    const { api } = client(404, "Not Found");
    await expect(api.readMarkdown("/document/basics/none.md")).rejects.toMatchObject({ kind: "refused" });
  });

  it.each([
    ["/docs/start.md?x=1", ""],
    ["/v1/cms/file", "secret"],
  ])("or call at %s is sent the token %j", (address, sent) => {
    expect(authorization(address, "secret")).toBe(sent);
  });
});
