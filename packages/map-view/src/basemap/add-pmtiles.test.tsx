import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderMap, slow } from "../../testing/render-map.tsx";
import { Layer } from "../layer/layer.tsx";
import { Source } from "../source/source.tsx";
import { addPmtiles } from "./add-pmtiles.ts";

afterEach(cleanup);

test("requests an archive by its URL, and reports a missing one", slow, async () => {
  await addPmtiles();
  const request = vi.spyOn(globalThis, "fetch");
  const { errors } = await renderMap(
    <Source id="roads" type="vector" url={`pmtiles://${location.origin}/no-such-archive.pmtiles`}>
      <Layer id="roads" type="line" source="roads" source-layer="roads" />
    </Source>,
  );

  await expect
    .poll(errors, { timeout: 15_000 })
    .toContainEqual(expect.objectContaining({ code: "source-failed" }));
  const requested = request.mock.calls.map(([url]) => String(url));
  expect(requested).toContain(`${location.origin}/no-such-archive.pmtiles`);
  request.mockRestore();
});
