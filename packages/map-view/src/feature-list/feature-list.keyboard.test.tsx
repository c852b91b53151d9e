import { cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { shops } from "../../testing/shops.tsx";
import { StubMap } from "../../testing/stub-map.tsx";
import { Marker } from "../marker/marker.tsx";
import { FeatureList } from "./feature-list.tsx";

// Also runs in Firefox and WebKit, which have no WebGL2 here, with a stub of the engine.

afterEach(cleanup);

function Page(): JSX.Element {
  const [selected, setSelected] = useState<string>();
  return (
    <StubMap
      beside={
        <FeatureList label="Shops" features={shops} selectedId={selected} onSelect={setSelected} />
      }
    >
      {shops.map(({ id, name, ...place }) => (
        <Marker
          key={id}
          {...place}
          label={`On the map: ${name}`}
          selected={id === selected}
          onClick={() => setSelected(id)}
        />
      ))}
    </StubMap>
  );
}

const selectedItem = () => document.querySelector('[aria-current="true"]')?.textContent;
const items = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("Enter on an item selects its marker, and brings it into view", async () => {
  render(<Page />);
  await expect
    .poll(items)
    .toEqual(["Denver Auto Body", "Boulder Collision", "Springs Glass (not in view)"]);
  screen.getByRole("button", { name: "Springs Glass" }).focus();

  await userEvent.keyboard("{Enter}");

  const marker = screen.getByRole("button", { name: "On the map: Springs Glass" });
  expect(marker.ariaPressed).toBe("true");
  expect(selectedItem()).toBe("Springs Glass");
  await expect.poll(() => items().at(-1)).toBe("Springs Glass");
});

test("Enter on a marker selects its item", async () => {
  render(<Page />);
  (await screen.findByRole("button", { name: "On the map: Boulder Collision" })).focus();

  await userEvent.keyboard("{Enter}");

  expect(selectedItem()).toBe("Boulder Collision");
});
