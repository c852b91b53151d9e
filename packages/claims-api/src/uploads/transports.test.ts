import { expect, test } from "vitest";
import { memoryStore, photo, queue, until } from "../../testing/uploads.ts";
import {
  form,
  presigned,
  type PresignedAnswer,
  type PresignedStep,
  type SendRequest,
} from "../uploads.ts";
import { expectSuccess } from "./upload-error.ts";

const ok = { status: 200, header: () => null };

test("sends a form with the id and the file under its name, again from the beginning after a failure", async () => {
  const forms: FormData[] = [];
  const send: SendRequest = async ({ body, url, headers, method }) => {
    expect([method, url, headers]).toEqual(["POST", "/photos", { Authorization: "Bearer one" }]);
    forms.push(body as FormData);
    return forms.length === 1 ? { ...ok, status: 503 } : ok;
  };
  const headers = (): Record<string, string> => ({ Authorization: "Bearer one" });
  const uploads = queue({ transport: form({ url: "/photos", headers, send }) });

  await uploads.add([photo("../hood.jpg", 2_000)]);
  await until(uploads, "sent");

  const [first, second] = forms;
  expect(forms).toHaveLength(2);
  expect(first?.get("id")).toBe(uploads.items[0]?.id);
  expect(second?.get("id")).toBe(first?.get("id"));
  expect(second?.get("file")).toMatchObject({ name: "hood.jpg", size: 2_000 });
});

/** The host's server and S3: parts by their number. */
function bucket(): {
  sign: (step: PresignedStep) => Promise<PresignedAnswer>;
  send: SendRequest;
  steps: string[];
  parts: Map<number, Blob>;
  fail: Set<string>;
} {
  const parts = new Map<number, Blob>();
  const steps: string[] = [];
  const fail = new Set<string>();
  const expectUp = (step: string): void => {
    steps.push(step);
    if (fail.delete(step)) throw Object.assign(new Error("down"), { status: 503 });
  };
  return {
    parts,
    steps,
    fail,
    async sign(step) {
      expectUp("part" in step ? `part ${step.part}` : step.step);
      if (step.step === "create") return { upload: "u1" };
      if (step.step === "part") return { url: `https://s3.example/u1/${step.part}` };
      if (step.step === "complete") return {};
      return { parts: Array.from(parts, ([part, { size }]) => ({ part, size })) };
    },
    async send({ method, url, headers, body }) {
      // The URL is signed, so no token goes to S3.
      expect([method, headers]).toEqual(["PUT", {}]);
      const part = Number(url.split("/").at(-1));
      expectUp(`put ${part}`);
      parts.set(part, body as Blob);
      return ok;
    },
  };
}

test.each([
  { fails: "nothing", rest: [] },
  { fails: "put 2", rest: ["list", "part 2", "put 2", "part 3", "put 3", "complete"] },
  { fails: "part 3", rest: ["list", "part 3", "put 3", "complete"] },
  { fails: "complete", rest: ["list", "complete"] },
])(
  "sends a file to S3 in parts; after a failure of '$fails', goes on with the parts that are missing",
  async (row) => {
    const { sign, send, steps, parts, fail } = bucket();
    const all = ["create", "part 1", "put 1", "part 2", "put 2", "part 3", "put 3", "complete"];
    fail.add(row.fails);
    const file = photo("a.jpg", 2_500);
    const uploads = queue({ transport: presigned({ sign, send, partSize: 1_000 }) });

    await uploads.add([file]);
    await until(uploads, "sent");

    const failed = all.indexOf(row.fails);
    expect(steps).toEqual(failed < 0 ? all : [...all.slice(0, failed + 1), ...row.rest]);
    const sent = [...parts].toSorted(([one], [other]) => one - other).map(([, part]) => part);
    expect(await new Blob(sent).text()).toBe(await file.text());
  },
);

test("a file that was begun with parts of another size starts again", async () => {
  const { sign, send, steps, parts } = bucket();
  parts.set(1, new Blob(["x".repeat(1_000)]));
  const file = photo("a.jpg", 2_500);
  const store = memoryStore();
  await store.put({
    id: "1",
    name: "a.jpg",
    type: "image/jpeg",
    size: 2_500,
    lastModified: 1,
    state: "waiting",
    sent: 1_000,
    file,
    url: "u0",
  });
  const uploads = queue({ transport: presigned({ sign, send, partSize: 2_000 }), store });

  await until(uploads, "sent");

  expect(steps).toEqual(["list", "create", "part 1", "put 1", "part 2", "put 2", "complete"]);
  expect(await new Blob([...parts.values()]).text()).toBe(await file.text());
});

test("without a connection to the host's server, a file is offline", async () => {
  const sign = async (): Promise<PresignedAnswer> => {
    throw new TypeError("Failed to fetch");
  };
  const uploads = queue({ transport: presigned({ sign }), baseDelayMs: 60_000 });

  await uploads.add([photo("a.jpg")]);

  await until(uploads, "offline");
});

test.each([
  { value: "2", ms: 2_000 },
  { value: "Sat, 28 Nov 2026 10:00:05 GMT", ms: 5_000 },
  { value: "soon", ms: undefined },
])("waits as long as 'Retry-After: $value' says", ({ value, ms }) => {
  const headers = new Headers({ "Retry-After": value, Date: "Sat, 28 Nov 2026 10:00:00 GMT" });
  const response = { status: 429, header: (name: string) => headers.get(name) };

  expect(() => expectSuccess("tus PATCH", response)).toThrow(
    expect.objectContaining({ status: 429, retryAfterMs: ms }),
  );
});

test("a host's server whose answers lack what is needed fails, instead of being asked forever", async () => {
  const uploads = queue({ transport: presigned({ sign: async () => ({}) }) });

  await uploads.add([photo("a.jpg")]);
  await until(uploads, "failed");

  expect(uploads.items[0]).toMatchObject({ problem: "notSent", retryable: false });
});
