import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Report } from "../../testing/report.tsx";
import { stubService } from "../../testing/stub-service.ts";
import { widgetRuntimeEsUs } from "../locales/es-us.ts";
import { renderWidget } from "../testing/index.ts";
import { ServerText } from "./server-text.tsx";

afterEach(cleanup);

function responseIn(language: string | undefined) {
  const headers = language ? { "Content-Language": language } : undefined;
  return () => Response.json({ incidentType: "Hail" }, headers && { headers });
}

test.each([
  { locale: "en-US", language: "en", lang: null },
  { locale: "en-US", language: undefined, lang: null },
  { locale: "en-US", language: "es-US", lang: "es-US" },
  { locale: "es-US", language: "es", lang: null },
  { locale: "es-MX", language: "es-US", lang: null },
  { locale: "es-US", language: "en-US", lang: "en-US" },
  { locale: "es-US", language: undefined, lang: "en" },
])("in a $locale widget, text of a response in $language has lang $lang", async (row) => {
  const { locale, language, lang } = row;
  renderWidget(
    <Report
      claimNumber="1"
      view={({ incidentType = "" }) => (
        <p>
          <ServerText within={(type) => `Tipo: ${type}.`}>{incidentType}</ServerText>
        </p>
      )}
    />,
    { ...stubService(responseIn(language)), locale, messages: [widgetRuntimeEsUs] },
  );

  const paragraph = await screen.findByText(/Tipo: /);
  expect(paragraph.textContent).toBe("Tipo: Hail.");
  const text = paragraph.querySelector("[lang]");
  expect(text?.getAttribute("lang") ?? null).toBe(lang);
  if (text) expect(text.textContent).toBe("Hail");
});
