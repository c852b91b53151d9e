import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clearAnnouncements } from "../../testing/announcements.ts";
import { transcribe } from "../../testing/spoken.ts";
import "../styles.css";
import { RadioGroup } from "./radio-group.tsx";
import { Radio } from "./radio.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

test("announces the question with the first option, and the error", async () => {
  const { container } = render(
    <form onSubmit={(event) => event.preventDefault()}>
      <RadioGroup
        label="Was anyone hurt?"
        instructionalText="Say yes even if it is little."
        name="hurt"
        required
      >
        <Radio label="Yes" value="yes" />
        <Radio label="No" value="no" />
        <Radio label="I don't know" value="unknown" description="We'll call you." />
      </RadioGroup>
      <button>Send</button>
    </form>,
  );
  const { press, read, text } = await transcribe(container);

  await read();
  await press("Tab");
  await press("ArrowDown");
  await press("ArrowDown");
  await press("Tab");
  await press("Shift+Tab");

  await expect(text()).toMatchFileSnapshot("radio-group.spoken.txt");
});

test("announces that an option is required", async () => {
  const { container } = render(
    <form onSubmit={(event) => event.preventDefault()}>
      <RadioGroup label="Was anyone hurt?" name="hurt" required>
        <Radio label="Yes" value="yes" />
        <Radio label="No" value="no" />
      </RadioGroup>
      <button>Send</button>
    </form>,
  );
  const { press, read, text } = await transcribe(container);

  await press("Tab");
  await press("Tab");
  await press("Enter");
  await read();

  await expect(text()).toMatchFileSnapshot("radio-group-missing.spoken.txt");
});
