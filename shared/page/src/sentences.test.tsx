import { expect, it } from "@jest/globals";
import { renderPage } from "@zhian/testing/render-page";
import { Sentences } from "./sentences.tsx";

const note = {
  id: "note",
  path: "note",
  Component: () => (
    <p>
      <Sentences>
        <span>First.</span>
        {false}
        <b>Second.</b>
        <span>Third.</span>
      </Sentences>
    </p>
  ),
};

it.each([
  ["with a space in English", "/note", "First. Second. Third."],
  ["without a space in Chinese", "/zh/note", "First.Second.Third."],
])("joins sentences %s", async (_, address, text) => {
  const { container } = await renderPage([note], address, { messages: { en: {}, zh: {} } });
  expect(container.textContent).toBe(text);
});
