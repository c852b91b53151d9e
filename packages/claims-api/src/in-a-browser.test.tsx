import { afterEach, expect, test, vi } from "vitest";
import { clientThatAnswers, silence } from "../testing/client-that-answers.ts";
import { claimDocument } from "./documents.ts";
import { storedFeedback, storeFeedback } from "./feedback.ts";
import { createClaimsClient, reportDetails, timelines } from "./index.ts";

const claim = { claimNumber: "CLM-1" };
const report = { incidentType: "Hail" };

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("the global fetch is called with the right `this`, and its failure is 'network'", async () => {
  const client = createClaimsClient({
    environment: "prod",
    // No server listens on this port.
    baseUrl: "http://localhost:1",
    clientId: "a-client",
    getAccessToken: () => "a-token",
    retry: { retries: 0 },
  });
  await expect(client.call(reportDetails, claim)).rejects.toMatchObject({
    code: "network",
    attempts: 1,
  });
});

test("a response that is too long is 'invalid_response', and the rest of it is canceled", async () => {
  const chunk = new TextEncoder().encode(" ".repeat(1_000_000));
  const onCancel = vi.fn();
  const endless = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(chunk),
        cancel: onCancel,
      }),
    );
  const { client, sent } = clientThatAnswers([endless]);

  await expect(client.call(reportDetails, claim)).rejects.toMatchObject({
    code: "invalid_response",
  });
  expect(sent).toHaveLength(1);
  expect(onCancel).toHaveBeenCalledOnce();
});

test.each([404, 500])(
  "the body of a response with %s is read to its end, and not canceled",
  async (code) => {
    const onCancel = vi.fn();
    let chunks = 0;
    const body = (): ReadableStream =>
      new ReadableStream({
        pull(controller) {
          chunks += 1;
          if (chunks < 5) controller.enqueue(new Uint8Array(10));
          else controller.close();
        },
        cancel: onCancel,
      });
    const { client } = clientThatAnswers([() => new Response(body(), { status: code })], {
      retry: { retries: 0 },
    });
    await client.call(timelines, { ...claim, contactId: "7" }).catch(() => undefined);

    await expect.poll(() => chunks).toBe(5);
    expect(onCancel).not.toHaveBeenCalled();
  },
);

test("a response that is interrupted is 'network'", async () => {
  const broken = () =>
    new Response(
      new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) }),
    );
  const { client } = clientThatAnswers([broken], { retry: { retries: 0 } });

  await expect(client.call(reportDetails, claim)).rejects.toMatchObject({ code: "network" });
});

test("an attempt that takes too long is 'timeout'", async () => {
  const { client } = clientThatAnswers([silence], { timeoutMs: 5, retry: { retries: 0 } });
  await expect(client.call(reportDetails, claim)).rejects.toMatchObject({ code: "timeout" });
});

test("two viewers can read the same document", async () => {
  const repairs = {
    scenario: "TOTAL_LOSS",
    lossEvaluationDocument: { accessToken: "t", documentPublicID: "VAL-1" },
  };
  const { client } = clientThatAnswers([repairs, () => new Response("%PDF-1.7")]);
  const input = { ...claim, documentPublicID: "VAL-1" };
  const [one, other] = await Promise.all([
    client.call(claimDocument, input),
    client.call(claimDocument, input),
  ]);

  // A worker transfers its buffer, which would detach a shared one.
  const transferred = await one.arrayBuffer();
  structuredClone(transferred, { transfer: [transferred] });
  expect(await other.text()).toBe("%PDF-1.7");
});

test("feedback is stored in the tab", () => {
  const subject = { claimNumber: "CLM-1", component: "payout-accordion" };
  storeFeedback({
    ...subject,
    persona: "member",
    device: "desktop",
    feedbackSection: "PAYOUT",
    feedbackResponse: "No",
  });
  expect(storedFeedback(subject)).toBe("No");
});

test("a page that is hidden and offline waits for the network", async () => {
  const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { client, sent } = clientThatAnswers([new TypeError("offline"), report], {
    retry: { baseDelayMs: 0 },
  });
  const listening = vi.spyOn(globalThis, "addEventListener");
  const pending = client.call(reportDetails, claim);
  await vi.waitFor(() => expect(listening).toHaveBeenCalled());
  expect(sent).toHaveLength(1);

  offline.mockRestore();
  hidden.mockRestore();
  dispatchEvent(new Event("online"));
  await expect(pending).resolves.toMatchObject(report);
});

test("a worker can create a client and send a call", async () => {
  const source = `
    import { createClaimsClient, reportDetails } from "${new URL("./index.ts", import.meta.url).href}";
    const client = createClaimsClient({
      environment: "prod",
      baseUrl: "https://api.example.com",
      clientId: "a-client",
      getAccessToken: () => "a-token",
      fetch: async () => Response.json({ incidentType: "Hail" }),
    });
    postMessage(await client.call(reportDetails, { claimNumber: "CLM-1" }));
  `;
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module" });
  const answer = await new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => resolve(data));
    worker.addEventListener("error", ({ message }) => reject(new Error(message)));
  });
  worker.terminate();
  URL.revokeObjectURL(address);

  expect(answer).toMatchObject(report);
});
