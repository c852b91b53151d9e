import { expect, test, vi } from "vitest";
import { clientThatAnswers, silence, status } from "../../testing/client-that-answers.ts";
import { locationSuggest } from "../index.ts";

async function load(response: unknown) {
  return clientThatAnswers([response]).client.load(locationSuggest, { text: "chi" });
}

test("sends GET rating/location/v1/suggest?text=", async () => {
  const { client, sent } = clientThatAnswers([{ suggestions: [] }]);
  await client.call(locationSuggest, { text: "600 W & Ave" });
  expect(sent.map(({ url, method }) => `${method} ${url.href}`)).toEqual([
    "GET https://api.example.com/claims-api/rating/location/v1/suggest?text=600%20W%20%26%20Ave",
  ]);
});

test("sends nothing without text", async () => {
  const { client } = clientThatAnswers([{ suggestions: [] }]);
  await expect(client.call(locationSuggest, { text: " " })).rejects.toMatchObject({
    code: "configuration",
  });
});

test.each([
  { text: "600 W Chicago Ave, Chicago, IL, 60654, USA" },
  { text: "77 W Wacker Dr, Chicago, IL, United States" },
  { text: "Chicago, IL, united states of america" },
  { text: "Chicago, IL", country: "US" },
  { text: "Chicago, IL", country: "usa" },
])("keeps $text ($country)", async (suggestion) => {
  const { data } = await load({ suggestions: [suggestion] });
  expect(data.suggestions).toMatchObject([{ text: suggestion.text }]);
});

test.each([
  { text: "Boston, Lincolnshire, United Kingdom" },
  { text: "Toronto, ON, Canada", country: "CA" },
  { text: "La Usa" },
  { text: "USA Street 5, Berlin, Germany" },
  { text: "Chicago, IL, USA", country: "MX" },
])("leaves out $text ($country)", async (suggestion) => {
  const { data } = await load({ suggestions: [suggestion] });
  expect(data.suggestions).toEqual([]);
});

test("returns at most ten, not counting those of other countries", async () => {
  const abroad = Array.from({ length: 5 }, () => ({ text: "Chicago", country: "MX" }));
  const at = Array.from({ length: 12 }, (_, index) => ({ text: `${index} Main St, USA` }));
  const { data } = await load({ suggestions: [...abroad, ...at] });
  expect(data.suggestions.map(({ text }) => text)).toEqual(at.slice(0, 10).map(({ text }) => text));
});

test("returns none for an empty response", async () => {
  const { data } = await load(status(204));
  expect(data).toEqual({ suggestions: [] });
});

test("times out after five seconds", async () => {
  vi.useFakeTimers();
  const { client } = clientThatAnswers([silence], { retry: { retries: 0 } });
  const pending = client.call(locationSuggest, { text: "chi" });
  const failed = expect(pending).rejects.toMatchObject({ code: "timeout" });
  await vi.advanceTimersByTimeAsync(5000);
  await failed;
  vi.useRealTimers();
});
