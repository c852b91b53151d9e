import { type JSX, useState } from "react";
import { MarkerGroup } from "../src/marker/marker-group.tsx";
import { Marker } from "../src/marker/marker.tsx";
import { Popup } from "../src/popup/popup.tsx";

/** Three shops around Denver. */
export const shops = [
  { id: "a", name: "Denver Auto Body", longitude: -104.99, latitude: 39.74 },
  { id: "b", name: "Boulder Collision", longitude: -105.27, latitude: 40.01 },
  { id: "c", name: "Springs Glass", longitude: -104.82, latitude: 38.83 },
];

/** The shops as markers; a click opens the popup of one. */
export function Shops({ onSelect }: { onSelect?: (id: string) => void }): JSX.Element {
  const [selected, setSelected] = useState<string>();
  const open = shops.find(({ id }) => id === selected);
  return (
    <>
      <MarkerGroup selectedName={open?.name}>
        {shops.map(({ id, name, ...place }, at) => (
          <Marker
            key={id}
            {...place}
            number={at + 1}
            label={name}
            selected={id === selected}
            onClick={() => {
              setSelected(id);
              onSelect?.(id);
            }}
          />
        ))}
      </MarkerGroup>
      {open && (
        <Popup {...open} title={open.name} onClose={() => setSelected(undefined)}>
          <a href="#book">Book</a>
        </Popup>
      )}
    </>
  );
}
