import { cleanup, render } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { clearAnnouncements } from "../../testing/announcements.ts";
import { transcribe } from "../../testing/spoken.ts";
import "../styles.css";
import { PageNavigator } from "./page-navigator.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

function Claims(): JSX.Element {
  const [page, setPage] = useState(2);
  const shows = `claims ${page * 10 - 9} to ${page * 10}`;
  return (
    <div style={{ inlineSize: "640px" }}>
      <PageNavigator current={page} total={3} summary={shows} onGoto={setPage} />
    </div>
  );
}

test("announces the current page, and the result of a click", async () => {
  const { container } = render(<Claims />);
  const { press, read, waitForAnnouncement, text } = await transcribe(container);

  await read();
  for (let stop = 0; stop < 6; stop++) await press("Tab");
  await press("Enter");
  await waitForAnnouncement("Page 3 of 3, claims 21 to 30");
  await press("Tab");
  await read();

  await expect(text()).toMatchFileSnapshot("page-navigator.spoken.txt");
});
