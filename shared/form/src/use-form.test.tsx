import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sessionDraft } from "@zhian/fragment/session-draft";
import type { Answer } from "@zhian/http/answer";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import type { FormOptions, Parsed } from "./form-options.ts";
import { type Submitted, useForm } from "./use-form.ts";
import { readDraft, type Values } from "./values.ts";

type Field = "name" | "phone";
type Options = FormOptions<Field, Values<Field>>;

const empty: Values<Field> = { name: "", phone: "" };
const draft = sessionDraft("draft-of-a-test", (kept) => readDraft(kept, empty));
const done: Answer<string> = { status: "done", data: "ZX-1" };

/** Both fields are required, and a phone number is all digits. */
async function parse(values: Values<Field>): Promise<Parsed<Field, Values<Field>>> {
  const { name, phone } = values;
  if (name && /^\d+$/.test(phone)) return { status: "right", form: values };
  const wrong = phone === "" ? "missing" : "wrong";
  return {
    status: "wrong",
    faults: { ...(!name && { name: "missing" }), ...(!/^\d+$/.test(phone) && { phone: wrong }) },
  };
}

interface TestFormProps extends Partial<Options> {
  call?(values: Values<Field>): Promise<Answer<string>>;
  onSubmitted?(submitted: Submitted<string>): void;
}

function TestForm({ call = async () => done, onSubmitted, ...options }: TestFormProps) {
  const form = useForm<Field, Values<Field>>({
    empty,
    parse,
    messageOf: (field, fault) => `${field} is ${fault}`,
    mode: "blur",
    ...options,
  });
  return (
    <form
      {...form.props}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(call).then(onSubmitted);
      }}
    >
      {(["name", "phone"] as const).map((field) => (
        <p key={field}>
          <input name={field} aria-label={field} defaultValue={form.initial[field]} />
          <span>{form.errorOf(field)}</span>
        </p>
      ))}
      <button type="submit">{form.isBusy ? "Sending" : "Send"}</button>
      <button type="button" onClick={form.forget}>
        Forget
      </button>
    </form>
  );
}

const control = (name: Field) => screen.getByRole("textbox", { name });
const send = () => userEvent.click(screen.getByRole("button", { name: /^Send/ }));

beforeEach(() => sessionStorage.clear());

describe("errors", () => {
  it("appear when a changed field loses focus, and then follow the input", async () => {
    render(<TestForm />);
    await userEvent.click(control("phone"));
    await userEvent.click(control("name"));
    expect(screen.queryByText(/ is /)).toBeNull();
    await userEvent.type(control("phone"), "x");
    expect(screen.queryByText(/ is /)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText("phone is wrong")).toBeTruthy();
    await userEvent.clear(control("phone"));
    expect(screen.getByText("phone is missing")).toBeTruthy();
    await userEvent.type(control("phone"), "1");
    expect(screen.queryByText(/ is /)).toBeNull();
  });

  it("appear for all fields on submission, and the first field with one receives focus", async () => {
    const submitted: unknown[] = [];
    render(<TestForm mode="submit" onSubmitted={(each) => submitted.push(each)} />);
    await userEvent.type(control("phone"), "x");
    await userEvent.tab();
    expect(screen.queryByText(/ is /)).toBeNull();
    await send();
    expect(screen.getByText("name is missing")).toBeTruthy();
    expect(screen.getByText("phone is wrong")).toBeTruthy();
    expect(document.activeElement).toBe(control("name"));
    await userEvent.type(control("phone"), "y");
    expect(screen.queryByText(/phone is/)).toBeNull();
    expect(screen.getByText("name is missing")).toBeTruthy();
    expect(submitted).toEqual([{ status: "invalid" }]);
  });

  it("are focused by the form's own function", async () => {
    const led: Field[] = [];
    render(<TestForm focus={(field) => led.push(field)} />);
    await userEvent.type(control("name"), "Li Lei");
    await send();
    expect(led).toEqual(["phone"]);
  });
});

describe("submission", () => {
  async function fill() {
    await userEvent.type(control("name"), "Li Lei");
    await userEvent.type(control("phone"), "138");
  }

  it("F-100 is sent once, however often the button is pressed", async () => {
    const sent: unknown[] = [];
    const submitted: unknown[] = [];
    const { promise, resolve } = Promise.withResolvers<Answer<string>>();
    const call = (values: Values<Field>) => {
      sent.push(values);
      return promise;
    };
    render(<TestForm call={call} onSubmitted={(each) => submitted.push(each)} />);
    await fill();
    await userEvent.dblClick(screen.getByRole("button", { name: "Send" }));
    expect(screen.getByRole("button", { name: "Sending" })).toBeTruthy();
    await act(async () => resolve(done));
    expect(sent).toEqual([{ name: "Li Lei", phone: "138" }]);
    expect(submitted).toEqual([{ status: "underway" }, done]);
    expect(screen.getByRole("button", { name: "Send" })).toBeTruthy();
  });

  it("F-83 keeps the input when rejected, with the server's message at its field until that changes", async () => {
    const refused: Answer<string> = { status: "refused", message: "No longer in use", field: "phone" };
    render(<TestForm call={async () => refused} />);
    await fill();
    await send();
    expect(screen.getByText("No longer in use")).toBeTruthy();
    expect(document.activeElement).toBe(control("phone"));
    expect(control("name")).toHaveProperty("value", "Li Lei");
    await userEvent.type(control("phone"), "0");
    expect(screen.queryByText("No longer in use")).toBeNull();
  });

  it("is not sent if the rules fail to load, and can be retried", async () => {
    let isLost = true;
    const submitted: unknown[] = [];
    const lossy: Options["parse"] = (values) => (isLost ? Promise.reject(new Error("lost chunk")) : parse(values));
    render(<TestForm parse={lossy} onSubmitted={(each) => submitted.push(each)} />);
    await fill();
    await send();
    isLost = false;
    await send();
    expect(submitted).toEqual([{ status: "unknown", isLost: true }, done]);
  });
});

describe("a draft", () => {
  it("is kept in the tab until discarded, and known values override it", async () => {
    const { unmount } = render(<TestForm draft={draft} />);
    expect(draft.read()).toBeUndefined();
    await userEvent.type(control("name"), "Li");
    expect(draft.read()).toEqual({ name: "Li", phone: "" });
    unmount();

    render(<TestForm draft={draft} known={{ phone: "138" }} />);
    expect(control("name")).toHaveProperty("value", "Li");
    expect(control("phone")).toHaveProperty("value", "138");
    expect(draft.read()).toEqual({ name: "Li", phone: "138" });
    await userEvent.click(screen.getByRole("button", { name: "Forget" }));
    expect(draft.read()).toBeUndefined();
    expect(control("name")).toHaveProperty("value", "Li");
  });

  it("typed before hydration is kept afterwards, and submitted", async () => {
    const sent: unknown[] = [];
    const call = async (values: Values<Field>) => {
      sent.push(values);
      return done;
    };
    const place = document.createElement("div");
    document.body.append(place);
    place.innerHTML = renderToString(<TestForm call={call} />);
    for (const [name, value] of [
      ["name", "Li Lei"],
      ["phone", "138"],
    ] as const)
      (control(name) as HTMLInputElement).value = value;
    const root = await act(async () => hydrateRoot(place, <TestForm call={call} />));
    await send();
    expect(sent).toEqual([{ name: "Li Lei", phone: "138" }]);
    await act(async () => root.unmount());
    place.remove();
  });
});
