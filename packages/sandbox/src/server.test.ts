import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { goodHeaders } from "../testing/ask.ts";

const server = fileURLToPath(new URL("server.ts", import.meta.url));
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

function run(...args: string[]): { child: ChildProcess; url: Promise<string> } {
  const child = spawn(process.execPath, [server, ...args]);
  running.push(child);
  const url = once(createInterface({ input: child.stdout }), "line").then(([line]) => String(line));
  return { child, url };
}

async function endOf(child: ChildProcess): Promise<{ code: number | null; error: string }> {
  let error = "";
  child.stderr?.on("data", (text) => {
    error += text;
  });
  const [code] = await once(child, "close");
  return { code, error };
}

test("prints where it listens, and answers there", async () => {
  const url = await run("--port", "0").url;

  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  const answer = await fetch(`${url}/claim-summaries/CLM-1001`, { headers: goodHeaders });
  expect(await answer.json()).toMatchObject({ vehicle: "2022 Honda CR-V EX" });
});

test("picks another port when its own is taken, and says so", async () => {
  const first = await run("--port", "0").url;
  const { port } = new URL(first);
  const { child, url } = run("--port", port);
  const ended = endOf(child);

  expect(await url).not.toBe(first);
  child.kill("SIGTERM");
  expect(await ended).toEqual({ code: 0, error: `Port ${port} is taken.\n` });
});

test("takes faults from the command line", async () => {
  const url = await run(
    "--port",
    "0",
    "--fault",
    "claimSummary=503,retry-after=7",
    "--fault",
    "reportDetails=html",
  ).url;
  const unwell = await fetch(`${url}/claim-summaries/CLM-1001`, { headers: goodHeaders });
  const page = await fetch(`${url}/report-details/CLM-1001`, { headers: goodHeaders });

  expect([unwell.status, unwell.headers.get("Retry-After")]).toEqual([503, "7"]);
  expect(page.headers.get("Content-Type")).toContain("text/html");
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s stops it cleanly, in the middle of a slow answer too",
  async (signal) => {
    const { child, url } = run("--port", "0");
    const ended = endOf(child);
    const slow = fetch(`${await url}/report-details/CLM-4004`, { headers: goodHeaders });
    const broken = expect(slow).rejects.toThrow(TypeError);
    await fetch(`${await url}/report-details/CLM-1001`, { headers: goodHeaders });
    child.kill(signal);

    expect(await ended).toEqual({ code: 0, error: "" });
    await broken;
  },
);

test("explains itself", async () => {
  expect(await run("--help").url).toContain("claimkit-sandbox");
});

test("refuses what it does not understand with a sentence", async () => {
  const { child } = run("--fault", "everything=500");

  expect(await endOf(child)).toEqual({
    code: 2,
    error: expect.stringContaining('"everything" is no call'),
  });
});
