import { expect, test, vi } from "vitest";
import { defineClaimkitElements } from "../define-claimkit-elements.ts";
import { watchElements } from "./watch-elements.ts";

test("warns once of each wrong attribute, of elements that are added later too", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  // The widgets have warnings of their own, as soon as their code is loaded.
  const warnings = (): string[] =>
    warn.mock.calls
      .map(([message]) => String(message))
      .filter((text) => text.startsWith("<watched-"));
  defineClaimkitElements(undefined, { prefix: "watched-" });
  document.body.innerHTML = `
    <watched-claim-summary claim-numer="1"></watched-claim-summary>
    <watched-claim-summary claim-numer="2"></watched-claim-summary>
    <watched-claim-tracker claim-number="1" sections="close, payments, own"><p slot="own"></p></watched-claim-tracker>`;
  const byProperty = document.createElement("watched-contact-us");
  Reflect.set(byProperty, "claimNumber", "1");
  document.body.append(byProperty);

  watchElements(document);

  const page =
    "See https://github.com/claimkit/claimkit/blob/main/docs/reference/claims.md#elements";
  await expect
    .poll(warnings)
    .toEqual([
      `<watched-claim-summary> ignores claim-numer. Did you mean claim-number? ${page}`,
      `<watched-claim-summary> needs the attribute claim-number. ${page}`,
      `<watched-claim-tracker> has no section "payments", and no child with slot="payments". ${page}`,
    ]);

  document.body.insertAdjacentHTML("beforeend", `<watched-app-claim-list />`);

  await expect
    .poll(() => warnings().at(-1))
    .toBe(`<watched-app-claim-list> needs the attribute policy-number. ${page}`);
});
