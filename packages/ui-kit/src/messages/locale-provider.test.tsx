import { cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { kitEsUs } from "../locales/es-us.ts";
import { Modal } from "../modal/modal.tsx";
import { modalText } from "../modal/text.ts";
import { PageNavigator } from "../page-navigator/page-navigator.tsx";
import "../styles.css";
import { defineText } from "./define-text.ts";
import { formatText } from "./format-text.ts";
import { useLocale, useText } from "./locale.ts";
import { LocaleProvider } from "./locale-provider.tsx";
import { overrideText } from "./override-text.ts";

afterEach(cleanup);

/** A host's own component with its own messages. */
const garageText = defineText("acme-garage", { distance: "{miles} miles away" });
const garageEsUs = { locale: "es-US", texts: { "acme-garage": { distance: "a {miles} millas" } } };

function Garage({ miles }: { miles: number }): JSX.Element {
  const text = useText(garageText);
  const locale = useLocale();
  return <p lang={locale}>{formatText(text.distance, { miles }, locale)}</p>;
}

const page = (
  <>
    <Garage miles={1200} />
    <PageNavigator current={1234} total={2000} />
    <Modal heading="Hail" defaultOpen />
  </>
);

const shown = (): (string | null | undefined)[] => [
  document.querySelector("p")?.textContent,
  document.querySelector("[data-part=where]")?.textContent,
  screen.getAllByRole("button").at(-1)?.textContent,
];

const english = ["1,200 miles away", "Page 1,234 of 2,000", "Close"];

test("without a provider, messages and numbers are English", () => {
  render(page);

  expect(shown()).toEqual(english);
});

test.each([
  { locale: "es-US", shows: ["a 1,200 millas", "Página 1,234 de 2,000", "Cerrar"] },
  { locale: "es-ES", shows: ["a 1200 millas", "Página 1234 de 2000", "Cerrar"] },
  { locale: "fr-FR", shows: english },
])("without the runtime, sets the language $locale", ({ locale, shows }) => {
  render(
    <LocaleProvider locale={locale} messages={[kitEsUs, garageEsUs]}>
      {page}
    </LocaleProvider>,
  );

  expect(shown()).toEqual(shows);
});

test("without the runtime, a host can override single messages", () => {
  const messages = [
    kitEsUs,
    overrideText("es-US", modalText, { closeModal: "Listo" }),
    overrideText("en-US", modalText, { closeModal: "Dismiss" }),
  ];
  render(
    <LocaleProvider locale="es-US" messages={messages}>
      {page}
    </LocaleProvider>,
  );

  expect(shown()).toEqual(["1,200 miles away", "Página 1,234 de 2,000", "Listo"]);
});

test("renders the same on a server as in the browser", () => {
  const part = (
    <LocaleProvider locale="es-US" messages={[garageEsUs]}>
      <Garage miles={1200} />
    </LocaleProvider>
  );

  expect(renderToString(part)).toBe(render(part).container.innerHTML);
});

test("changes the language of components that are already rendered", async () => {
  function Page(): JSX.Element {
    const [locale, setLocale] = useState("en-US");
    return (
      <LocaleProvider locale={locale} messages={[garageEsUs]}>
        <button type="button" onClick={() => setLocale("es-US")}>
          Español
        </button>
        <Garage miles={7} />
      </LocaleProvider>
    );
  }
  render(<Page />);

  await userEvent.click(screen.getByRole("button"));

  expect(screen.getByText("a 7 millas").lang).toBe("es-US");
});
