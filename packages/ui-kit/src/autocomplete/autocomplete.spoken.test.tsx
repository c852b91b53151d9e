import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clearAnnouncements } from "../../testing/announcements.ts";
import { transcribe } from "../../testing/spoken.ts";
import "../styles.css";
import { Autocomplete } from "./autocomplete.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

const cities = ["Columbia", "Columbus", "Dayton"].map((text) => ({ value: text, text }));

test("announces the number of suggestions, each active option, and errors", async () => {
  const { container } = render(
    <form onSubmit={(event) => event.preventDefault()}>
      <Autocomplete
        label="City"
        instructionalText="Where the damage happened."
        options={cities}
        name="city"
        listOnly
        required
      />
    </form>,
  );
  const { press, type, waitForAnnouncement, read, text } = await transcribe(container);

  await read();
  await press("Tab");
  await type("c");
  await waitForAnnouncement("Type 3 or more characters.");
  await type("olu");
  await waitForAnnouncement("Suggestions: 2");
  await press("ArrowDown");
  await press("ArrowDown");
  await press("Enter");
  // Type only one character: after a longer text, a slow machine could announce an intermediate result.
  await type("x");
  await waitForAnnouncement("No match.");
  await press("Escape");
  await press("Enter");
  await press("Escape");

  await expect(text()).toMatchFileSnapshot("autocomplete.spoken.txt");
});
