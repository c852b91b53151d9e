import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { Link } from "./link.tsx";

afterEach(cleanup);

test("links to its href", () => {
  render(<Link href="tel:+18005550199">800-555-0199</Link>);

  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "800-555-0199" });
  expect(link.href).toBe("tel:+18005550199");
  expect(link.target).toBe("");
});

test("shows that it opens a new tab, without giving that tab access to the page", () => {
  render(
    <Link href="https://example.com" newTab>
      Directions
    </Link>,
  );

  const link = screen.getByRole<HTMLAnchorElement>("link", {
    name: /^Directions\s\(opens in a new tab\)$/,
  });
  expect([link.target, link.rel]).toEqual(["_blank", "noreferrer"]);
});

test("is translated into Spanish", () => {
  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <Link href="https://example.com" newTab>
        Indicaciones
      </Link>
    </LocaleProvider>,
  );

  expect(
    screen.getByRole("link", { name: /^Indicaciones\s\(se abre en otra pestaña\)$/ }),
  ).toBeTruthy();
});
