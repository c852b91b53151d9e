import {
  chooseRepairShop,
  type ClaimsClient,
  mayHaveArrived,
  type Submission,
} from "@claimkit/claims-api";
import { cleanup, configure, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { SWRConfig } from "swr";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { nextFrames } from "../../testing/next-frames.ts";
import { sandboxClient } from "../../testing/sandbox-client.ts";
import { Report } from "../../testing/report.tsx";
import { heldAnswer, status, type StubService, stubService } from "../../testing/stub-service.ts";
import { configureClaimkit } from "../settings/configure.ts";
import { ClaimkitProvider } from "../settings/provider.tsx";
import { renderWidget } from "../testing/index.ts";
import { useSubmit } from "./use-submit.ts";

afterEach(() => {
  cleanup();
  configureClaimkit({ client: undefined });
  configure({ reactStrictMode: false });
});

/** A form as a host writes it. */
function ShopForm(): JSX.Element {
  const [shopId, setShopId] = useState("SHOP-7");
  const { status: state, error, submit, abort } = useSubmit(chooseRepairShop);
  const failure = error && mayHaveArrived(error) ? "It may be stored." : "It is not stored.";
  return (
    <>
      <input aria-label="Shop" value={shopId} onChange={(event) => setShopId(event.target.value)} />
      <button onClick={() => void submit({ claimNumber: "1", shopId })}>Choose</button>
      <button onClick={abort}>Cancel</button>
      <output>{state}</output>
      {error && <p role="alert">{failure}</p>}
    </>
  );
}

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole("button", { name }));

const keys = ({ requests }: StubService): (string | null)[] =>
  requests.map(({ headers }) => headers.get("Idempotency-Key"));

async function expectState(state: string): Promise<void> {
  await expect.poll(() => screen.getByRole("status").textContent).toBe(state);
}

test.each([false, true])("a double press sends one request (StrictMode: %s)", async (strict) => {
  configure({ reactStrictMode: strict });
  const held = heldAnswer(status(204));
  const service = stubService(held.answer);
  renderWidget(<ShopForm />, service);

  await userEvent.dblClick(screen.getByRole("button", { name: "Choose" }));
  await expectState("submitting");
  held.release();
  await expectState("done");

  expect(service.requests.map(({ path }) => path)).toEqual(["/repairs-details/1/shop"]);
});

test.each([
  { answer: "a refusal", reply: status(409), message: "It is not stored." },
  { answer: "an error of the server", reply: status(500), message: "It may be stored." },
  {
    answer: "no answer",
    reply: (): never => {
      throw new TypeError("Failed to fetch");
    },
    message: "It may be stored.",
  },
])("after $answer there is one message, and what was entered is still there", async (row) => {
  const service = stubService(row.reply);
  renderWidget(<ShopForm />, service);
  await userEvent.fill(screen.getByRole("textbox"), "SHOP-9");

  await press("Choose");

  expect((await screen.findByRole("alert")).textContent).toBe(row.message);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("SHOP-9");
  expect(service.requests).toHaveLength(1);
});

test("trying again has the same key, and other values have another one", async () => {
  const service = stubService(status(500));
  renderWidget(<ShopForm />, service);

  await press("Choose");
  await expectState("error");
  await press("Choose");
  await expect.poll(() => service.requests.length).toBe(2);
  await expectState("error");
  await userEvent.fill(screen.getByRole("textbox"), "SHOP-9");
  await press("Choose");
  await expect.poll(() => service.requests.length).toBe(3);

  const [first, second, third] = keys(service);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("an abort and a logout leave no message, and send nothing again", async () => {
  const service = stubService(heldAnswer().answer);
  const { client } = renderWidget(<ShopForm />, service);
  await press("Choose");
  await expectState("submitting");

  await press("Cancel");
  await expectState("idle");
  await press("Choose");
  await expectState("submitting");
  client.clear();
  await expectState("idle");

  await nextFrames();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(service.requests.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test("after an abort, trying again has the same key until it is done", async () => {
  const held = heldAnswer();
  const service = stubService(held.answer);
  renderWidget(<ShopForm />, service);
  await press("Choose");
  await press("Cancel");
  await expectState("idle");

  service.answer = status(204);
  await press("Choose");
  await expectState("done");
  await press("Choose");
  await expect.poll(() => service.requests.length).toBe(3);

  const [first, second, third] = keys(service);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("an abort after one that is done does not show it as done", async () => {
  const service = stubService(status(204));
  renderWidget(<ShopForm />, service);
  await press("Choose");
  await expectState("done");
  service.answer = heldAnswer().answer;

  await press("Choose");
  await expectState("submitting");
  await press("Cancel");

  await expectState("idle");
});

test("another client has a state of its own, also while the first one waits", async () => {
  const service = stubService(heldAnswer().answer);
  const clientOf = (clientId: string): ClaimsClient =>
    sandboxClient({ clientId, fetch: service.fetch });
  const page = (client: ClaimsClient): JSX.Element => (
    <ClaimkitProvider client={client}>
      <ShopForm />
    </ClaimkitProvider>
  );
  const { rerender } = render(page(clientOf("one")));
  await press("Choose");
  await expectState("submitting");

  rerender(page(clientOf("other")));
  await expectState("idle");
  service.answer = status(204);
  await press("Choose");
  await expectState("done");

  const [first, second] = keys(service);
  expect(second).not.toBe(first);
});

test("a function of an earlier render submits with its own client", async () => {
  const service = stubService(status(204));
  const submits: ((input: object) => Promise<boolean>)[] = [];
  function Keeper(): JSX.Element {
    const { submit } = useSubmit(chooseRepairShop);
    const [keep] = useState(() => submits.push(submit as never));
    return <p>{keep}</p>;
  }
  const page = (client: ClaimsClient): JSX.Element => (
    <ClaimkitProvider client={client}>
      <Keeper />
    </ClaimkitProvider>
  );
  const clientOf = (clientId: string): ClaimsClient =>
    sandboxClient({ clientId, fetch: service.fetch });
  const { rerender } = render(page(clientOf("one")));
  rerender(page(clientOf("other")));

  await submits[0]?.({ claimNumber: "1", shopId: "SHOP-7" });

  expect(service.requests.map(({ headers }) => headers.get("client_id"))).toEqual(["one"]);
});

test("the next session of a client does not show what has become of it", async () => {
  const service = stubService(status(500));
  const { client } = renderWidget(<ShopForm />, service);
  await press("Choose");
  await screen.findByRole("alert");

  client.clear();
  configureClaimkit({ client });

  await expectState("idle");
});

test("another user does not see what has become of it", async () => {
  let subject = "ada";
  const service = stubService(status(500));
  const { client } = renderWidget(<ShopForm />, {
    ...service,
    clientOptions: { subject: () => subject },
  });
  await press("Choose");
  await screen.findByRole("alert");
  subject = "ben";

  await client.checkUser();

  await expectState("idle");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("it goes on when its form is unmounted, and widgets show what it has changed", async () => {
  const held = heldAnswer(status(204));
  const service = stubService();
  const { client, rerender } = renderWidget(<ShopForm />, service);
  render(
    <ClaimkitProvider client={client}>
      <Report claimNumber="1" />
    </ClaimkitProvider>,
  );
  await screen.findByText("Report 1");
  service.answer = held.answer;
  await press("Choose");
  await expect.poll(() => service.requests.length).toBe(2);
  service.answer = () => Response.json({ incidentType: "Hail" });

  rerender(<p>Another page</p>);
  held.release();

  expect(await screen.findByText("Hail")).toBeTruthy();
});

test("a host's SWR cache and its handlers get neither what was entered nor the answer", async () => {
  const cache = new Map<string, unknown>();
  const handled = vi.fn();
  const service = stubService(status(500));
  renderWidget(
    <SWRConfig
      value={{
        provider: () => cache as Map<string, never>,
        onSuccess: handled,
        onError: handled,
      }}
    >
      <ShopForm />
    </SWRConfig>,
    service,
  );

  await press("Choose");
  await expectState("error");
  service.answer = () => Response.json({ shop: "SHOP-7" });
  await press("Choose");
  await expectState("done");

  expect(handled).not.toHaveBeenCalled();
  expect(JSON.stringify([...cache])).not.toMatch(/SHOP|repairs|CLM|"1"/);
});

/** A call of a host that sends a photo to this test's own server, which has no such path. */
const photo: Submission<{ file: Blob }, undefined> = {
  name: "photo",
  method: "POST",
  path: "photos",
  request: ({ file }) => ({ body: file }),
  response: chooseRepairShop.response,
  model: () => undefined,
};

test("reports how much was sent", async () => {
  const seen: number[] = [];
  const { client } = renderWidget(<p>Makes a client</p>, {
    fetch,
    clientOptions: { baseUrl: `${location.origin}/no-such-api`, fetch: undefined },
  });

  const sent = client.submit(
    photo,
    { file: new Blob([new Uint8Array(20_000_000)]) },
    { onProgress: (share) => seen.push(share) },
  );

  await expect(sent).rejects.toMatchObject({ code: "not_found" });
  // `fetch` knows only the beginning and the end.
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect([seen[0], seen.at(-1)]).toEqual([0, 1]);
});
