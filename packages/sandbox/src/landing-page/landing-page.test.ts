import { describe, expect, test } from "vitest";
import { createSandbox } from "../sandbox.ts";
import { html } from "./html.ts";

const sandbox = createSandbox();
const response = await sandbox.fetch("http://localhost:8787/");
const page = await response.text();

/** The commands that the page shows. */
const commands = [...page.matchAll(/<pre tabindex="0"><code>(.*?)<\/code><\/pre>/g)].map(
  ([, line = ""]) =>
    line.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
);

/** The request that curl would send. */
function requestOf(line: string): Request {
  const words = [...line.matchAll(/(-H|-d|-X)? ?'([^']*)'/g)].map(([, flag, text = ""]) => ({
    flag,
    text,
  }));
  const body = words.find(({ flag }) => flag === "-d")?.text;
  return new Request(words.find(({ flag }) => !flag)?.text ?? "", {
    method: words.find(({ flag }) => flag === "-X")?.text ?? (body ? "POST" : "GET"),
    headers: words
      .filter(({ flag }) => flag === "-H")
      .map(({ text }): [string, string] => [text.split(": ")[0] ?? "", text.split(": ")[1] ?? ""]),
    ...(body && { body }),
  });
}

test("needs no token", () => {
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
  expect(page).toMatch(/^<!doctype html><html lang="en">/);
});

describe("the commands", () => {
  const faulty = commands.filter((line) => line.includes("X-Sandbox-Fault"));

  test.each(commands.filter((line) => !faulty.includes(line)))("%s", async (line) => {
    expect((await sandbox.fetch(requestOf(line))).status).toBe(200);
  });

  test("demonstrate each fault", async () => {
    const results = await Promise.all(
      faulty
        .filter((line) => !line.includes("delay"))
        .map((line) =>
          sandbox.fetch(requestOf(line)).then(
            async (failed) => `${failed.status} ${(await failed.text()).slice(0, 9)}`,
            (error: Error) => error.message,
          ),
        ),
    );

    expect(results).toEqual([
      '503 {"type":"',
      '401 {"type":"',
      "204 ",
      '200 {"latestU',
      "200 <!doctype",
      '200 {"latestU',
      "Failed to fetch",
    ]);
  });
});

test("escapes interpolated values", () => {
  expect(String(html`<p title="${'"'}">${"<b>&'"}${[html`<i></i>`]}${1}</p>`)).toBe(
    '<p title="&#34;">&#60;b&#62;&#38;&#39;<i></i>1</p>',
  );
});
