import { expect, test } from "vitest";
import { joinAttributions } from "./attributions.ts";

test.each<{ attributions: (string | undefined)[]; line: string }>([
  { attributions: ["© OpenStreetMap", "US Census"], line: "© OpenStreetMap | US Census" },
  { attributions: ["© OSM", undefined, "", "© OSM"], line: "© OSM" },
  {
    attributions: ['<a href="https://osm.org">&copy; OpenStreetMap</a>&nbsp;contributors'],
    line: "© OpenStreetMap contributors",
  },
  { attributions: ["<img src=x onerror=alert(1)>&#169; A"], line: "© A" },
  { attributions: ["A &unknown; B &#0; C"], line: "A &unknown; B C" },
  { attributions: [], line: "" },
])("attributions $attributions read '$line'", ({ attributions, line }) => {
  expect(joinAttributions(attributions)).toBe(line);
});
