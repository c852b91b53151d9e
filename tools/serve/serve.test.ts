import { expect, test } from "vitest";
import { servePlainPage } from "./serve.ts";

test("uses another port if the requested one is taken", async () => {
  const first = await servePlainPage(0, "http://localhost:1");
  const second = await servePlainPage(Number(new URL(first.url).port), "http://localhost:2");

  expect(second.url).not.toBe(first.url);
  const config = await fetch(`${second.url}/config.json`);
  expect(await config.json()).toEqual({ sandboxUrl: "http://localhost:2" });

  await Promise.all([first.close(), second.close()]);
});
