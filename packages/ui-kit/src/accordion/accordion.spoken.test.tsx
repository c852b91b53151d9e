import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clearAnnouncements } from "../../testing/announcements.ts";
import { transcribe } from "../../testing/spoken.ts";
import "../styles.css";
import { AccordionGroup } from "./accordion-group.tsx";
import { Accordion } from "./accordion.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

test("announces which section is open, and the result of 'Open all'", async () => {
  const { container } = render(
    <AccordionGroup>
      <Accordion heading="Report">
        <p>Hail damage to the hood.</p>
      </Accordion>
      <Accordion heading="Services">
        <a href="#rental">Rental car</a>
      </Accordion>
      <Accordion heading="Payout" disabledReason="Nothing has been paid yet.">
        Soon
      </Accordion>
    </AccordionGroup>,
  );
  const { press, waitForAnnouncement, read, text } = await transcribe(container);

  await read();
  await press("Tab");
  await press("Tab");
  await press("Enter");
  await press("Tab");
  await press("Tab");
  await press("Shift+Tab");
  await press("Shift+Tab");
  await press("Shift+Tab");
  await press("Enter");
  await waitForAnnouncement("2 of 3 sections are open.");
  await read();

  await expect(text()).toMatchFileSnapshot("accordion.spoken.txt");
});
