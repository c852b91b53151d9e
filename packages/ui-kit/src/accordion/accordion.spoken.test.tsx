import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { forgetHeard } from "../../testing/heard.ts";
import { transcribe } from "../../testing/spoken.ts";
import "../styles.css";
import { AccordionGroup } from "./accordion-group.tsx";
import { Accordion } from "./accordion.tsx";

afterEach(() => {
  cleanup();
  forgetHeard();
});

test("says which section is open, and what 'Open all' has done", async () => {
  const { container } = render(
    <AccordionGroup>
      <Accordion heading="Report">
        <p>Hail damage to the hood.</p>
      </Accordion>
      <Accordion heading="Services">
        <a href="#rental">Rental car</a>
      </Accordion>
    </AccordionGroup>,
  );
  const { press, hear, read, text } = await transcribe(container);

  await read();
  await press("Tab");
  await press("Tab");
  await press("Enter");
  await press("Shift+Tab");
  await press("Enter");
  await hear("All sections are open.");
  await read();

  await expect(text()).toMatchFileSnapshot("accordion.spoken.txt");
});
