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
  ["a space between them in English", "/note", "First. Second. Third."],
  ["none in Chinese", "/zh/note", "First.Second.Third."],
])("follow each other, with %s", async (_, address, text) => {
  const { container } = await renderPage([note], address, { messages: { en: {}, zh: {} } });
  expect(container.textContent).toBe(text);
});
