import { expect, test } from "vitest";
import { readCommandLine } from "./command-line.ts";

test("has a port, no latency and no faults when nothing is said", () => {
  expect(readCommandLine([])).toEqual({ help: false, port: 8787, latencyMs: 0, faults: {} });
});

test("reads port, latency and several faults", () => {
  const args = [
    "--port",
    "0",
    "--latency=300",
    "--fault",
    "reportDetails=500",
    "--fault=claimSearch=html,times=1",
  ];

  expect(readCommandLine(args)).toEqual({
    help: false,
    port: 0,
    latencyMs: 300,
    faults: { reportDetails: { status: 500 }, claimSearch: { body: "html", times: 1 } },
  });
});

test.each([
  { args: ["--port", "http"], says: "--port takes a number" },
  { args: ["--port", "65536"], says: "--port takes a number" },
  { args: ["--latency", "-1"], says: "--latency" },
  { args: ["--fault", "nothing=500"], says: '"nothing" is no call' },
  { args: ["--prot", "1"], says: "--prot" },
])("refuses $args", ({ args, says }) => {
  expect(() => readCommandLine(args)).toThrow(says);
});
