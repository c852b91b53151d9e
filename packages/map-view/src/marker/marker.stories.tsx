import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useState } from "react";
import { FeatureList } from "../feature-list/feature-list.tsx";
import { MapViewProvider } from "../map-view/map-view-provider.tsx";
import { MapView } from "../map-view/map-view.tsx";
import { Popup } from "../popup/popup.tsx";
import { MarkerGroup } from "./marker-group.tsx";
import { Marker } from "./marker.tsx";

const shops = [
  { id: "a", name: "Denver Auto Body", longitude: -104.99, latitude: 39.74 },
  { id: "b", name: "Boulder Collision", longitude: -105.27, latitude: 40.01 },
  { id: "c", name: "Springs Glass", longitude: -104.82, latitude: 38.83 },
];

function ShopMap({ initial }: { initial?: string }): JSX.Element {
  const [selectedId, setSelectedId] = useState(initial);
  const selected = shops.find(({ id }) => id === selectedId);
  return (
    <MapViewProvider>
      <div style={{ blockSize: "20rem" }}>
        <MapView
          label="Repair shops near Denver"
          initialViewState={{ center: [-105, 39.5], zoom: 6.5 }}
          onError={() => undefined}
        >
          <MarkerGroup selectedName={selected?.name}>
            {shops.map(({ id, name, longitude, latitude }, at) => (
              <Marker
                key={id}
                longitude={longitude}
                latitude={latitude}
                number={at + 1}
                label={name}
                selected={id === selectedId}
                onClick={() => setSelectedId(id)}
              />
            ))}
          </MarkerGroup>
          {selected && (
            <Popup
              longitude={selected.longitude}
              latitude={selected.latitude}
              title={selected.name}
              onClose={() => setSelectedId(undefined)}
            >
              Open until 6 pm
            </Popup>
          )}
        </MapView>
      </div>
      <FeatureList
        label="Repair shops near Denver"
        features={shops}
        selectedId={selectedId}
        onSelect={setSelectedId}
      />
    </MapViewProvider>
  );
}

export default {
  component: Marker,
  args: { label: "Denver Auto Body", longitude: -104.99, latitude: 39.74 },
  decorators: [
    (Story, { name }) =>
      name === "One" ? (
        <div style={{ blockSize: "20rem" }}>
          <MapView
            label="Denver"
            initialViewState={{ center: [-104.99, 39.74], zoom: 6 }}
            onError={() => undefined}
          >
            <Story />
          </MapView>
        </div>
      ) : (
        <Story />
      ),
  ],
} satisfies Meta<typeof Marker>;

type Story = StoryObj<typeof Marker>;

export const One: Story = {};

/** Numbered markers, synchronized with a list of the same places. */
export const WithList: Story = { render: () => <ShopMap /> };

export const Selected: Story = { render: () => <ShopMap initial="a" /> };
