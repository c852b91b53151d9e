import { announcements, clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { transcribe } from "@claimkit/ui-kit/testing/spoken";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderMap, slow } from "../../testing/render-map.tsx";
import { Shops, shops } from "../../testing/shops.tsx";
import { FeatureList } from "../feature-list/feature-list.tsx";
import { MapViewProvider } from "../map-view/map-view-provider.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

test("announces how many places are in view after each movement of the map", slow, async () => {
  const { view } = await renderMap(<Shops />);
  await screen.findByRole("button", { name: "1. Denver Auto Body" });

  await view.goTo({ center: [-104.99, 39.74], zoom: 10 }, { animate: false });
  await expect.poll(announcements).toContain("1 place in view");
  await view.goTo({ center: [-104.99, 39.5], zoom: 6 }, { animate: false });

  await expect.poll(announcements).toContain("3 places in view");
});

test("announces which place is selected", slow, async () => {
  await renderMap(<Shops />);

  (await screen.findByRole("button", { name: "2. Boulder Collision" })).click();

  await expect.poll(announcements).toContain("Boulder Collision is selected");
});

test("announces a map, its markers, a popup and the list", slow, async () => {
  const { container } = await renderMap(
    <Shops />,
    { initialViewState: { center: [-104.99, 39.6], zoom: 6.5 } },
    { wrapper: MapViewProvider, beside: <FeatureList label="All shops" features={shops} /> },
  );
  await screen.findByRole("button", { name: "3. Springs Glass" });
  const { press, read, waitForAnnouncement, text } = await transcribe(container);

  await press("Tab");
  await press("Tab");
  await press("ArrowRight");
  await press("Enter");
  await waitForAnnouncement("Boulder Collision is selected");
  await press("Tab");
  await press("Escape");
  await read();

  await expect(text()).toMatchFileSnapshot("marker.spoken.txt");
});
