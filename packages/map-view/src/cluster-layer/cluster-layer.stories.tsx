import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Feature } from "geojson";
import { cities } from "../basemap/cities.ts";
import { MapView } from "../map-view/map-view.tsx";
import { ClusterLayer } from "./cluster-layer.tsx";

/** Invented points around every city, the same ones each time. */
const features: Feature[] = cities.flatMap(({ at: [longitude, latitude] }, city) =>
  Array.from({ length: 120 }, (_, at) => {
    const [angle, distance] = [at * 2.4 + city, Math.sqrt(at) / 12];
    const coordinates = [
      longitude + Math.cos(angle) * distance,
      latitude + Math.sin(angle) * distance,
    ];
    return { type: "Feature", properties: {}, geometry: { type: "Point", coordinates } };
  }),
);

export default {
  component: ClusterLayer,
  args: { id: "points", data: { type: "FeatureCollection", features } },
  argTypes: { data: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: "24rem" }}>
        <MapView label="Ten thousand points" onError={() => undefined}>
          <Story />
        </MapView>
      </div>
    ),
  ],
} satisfies Meta<typeof ClusterLayer>;

type Story = StoryObj<typeof ClusterLayer>;

export const TenThousandPoints: Story = {};
