import { ClaimsError } from "@claimkit/claims-api";
import { cleanup, screen } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { nextFrames } from "../../testing/next-frames.ts";
import { stubService } from "../../testing/stub-service.ts";
import { type LoadState, useLoadEvents, Widget, type WidgetEvents } from "../index.ts";
import { renderWidget } from "../testing/index.ts";

afterEach(cleanup);

const basics = { id: "1", attempt: 1, reload: (): void => {} };
const ready: LoadState<string> = { ...basics, status: "ready", data: "Mine", error: undefined };
const damaged: LoadState<string> = {
  ...basics,
  status: "error",
  data: undefined,
  error: new ClaimsError({ code: "document" }),
};

/** A part that shows its own error message. */
function Letter({ load, ...events }: WidgetEvents & { load: LoadState<string> }): JSX.Element {
  const part = { ...events, name: "letter", load, errorMessageKey: "damaged" };
  const { onClickCapture, warn } = useLoadEvents(part);
  return (
    <section onClickCapture={onClickCapture}>
      {load.data}
      <button onClick={() => warn({ code: "page_incomplete", path: "pages.2" })}>Print</button>
    </section>
  );
}

test("reports that a part is on screen", async () => {
  const { events } = renderWidget(<Letter load={ready} />, stubService());
  await nextFrames();

  expect(events).toMatchObject([
    { type: "ck:loading", widget: "letter", attempt: 1 },
    { type: "ck:ready", widget: "letter", state: "data" },
  ]);
});

test("reports why a part has failed, and the id of its message", async () => {
  const onLoadError = vi.fn<(event: object) => void>();
  const { events } = renderWidget(
    <Letter load={damaged} onLoadError={onLoadError} />,
    stubService(),
  );
  await nextFrames();

  const expected = {
    type: "ck:error",
    widget: "letter",
    error: { name: "ClaimsError", code: "document" },
    userMessageId: "letter.damaged",
  };
  expect(events.at(-1)).toMatchObject(expected);
  expect(onLoadError.mock.calls).toMatchObject([[expected]]);
});

test.each([
  { where: "alone", inside: (part: JSX.Element) => part, widget: "letter" },
  {
    where: "inside a widget",
    inside: (part: JSX.Element) => (
      <Widget name="letters" load={ready} errorMessage="It failed.">
        {() => part}
      </Widget>
    ),
    widget: "letters",
  },
])("reports a click, and what is found missing later, once, $where", async ({ inside, widget }) => {
  const { events } = renderWidget(inside(<Letter load={ready} />), stubService());

  (await screen.findByRole("button", { name: "Print" })).click();

  expect(events.filter(({ type }) => type === "ck:click")).toMatchObject([
    { widget, target: "button" },
  ]);
  expect(events.filter(({ type }) => type === "ck:warning")).toMatchObject([
    { widget: "letter", code: "page_incomplete", path: "pages.2" },
  ]);
});

test("also calls the handlers of the surrounding widget, and each listener once", async () => {
  const received: Record<string, string[]> = { widget: [], part: [] };
  const { events } = renderWidget(
    <Widget
      name="letters"
      load={ready}
      errorMessage="It failed."
      onEvent={({ type }) => received["widget"]?.push(type)}
    >
      {() => <Letter load={damaged} onEvent={({ type }) => received["part"]?.push(type)} />}
    </Widget>,
    stubService(),
  );
  await nextFrames();

  expect(received["part"]).toEqual(["ck:loading", "ck:error"]);
  expect(received["widget"]?.toSorted()).toEqual([
    "ck:error",
    "ck:loading",
    "ck:loading",
    "ck:ready",
  ]);
  expect(events.map(({ type }) => type).toSorted()).toEqual(received["widget"]?.toSorted());
});
