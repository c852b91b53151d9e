import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clearAnnouncements } from "../../testing/announcements.ts";
import { transcribe } from "../../testing/spoken.ts";
import "../styles.css";
import { Tabset } from "./tabset.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

test("announces the selected tab, the disabled one, and the name of the panel", async () => {
  const { container } = render(
    <Tabset
      label="Your claim"
      tabs={[
        { label: "Report", content: <p>Hail damage to the hood.</p> },
        { label: "Services", content: <a href="#rental">Rental car</a> },
        { label: "Payout", content: "Soon", disabled: true },
      ]}
    />,
  );
  const { press, read, text } = await transcribe(container);

  await read();
  await press("Tab");
  await press("ArrowRight");
  await press("ArrowRight");
  await press("Tab");
  await read();

  await expect(text()).toMatchFileSnapshot("tabset.spoken.txt");
});
