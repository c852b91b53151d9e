import { claimsWidgetsEsUs } from "@claimkit/claims-widgets/locales/es-us";
import * as claimsWidgets from "@claimkit/claims-widgets/texts";
import { faqEsUs } from "@claimkit/faq/locales/es-us";
import * as faq from "@claimkit/faq/texts";
import { mapEsUs } from "@claimkit/map-view/locales/es-us";
import * as mapView from "@claimkit/map-view/texts";
import { shopFinderEsUs } from "@claimkit/shop-finder/locales/es-us";
import * as shopFinder from "@claimkit/shop-finder/texts";
import { kitEsUs } from "@claimkit/ui-kit/locales/es-us";
import * as uiKit from "@claimkit/ui-kit/texts";
import { widgetRuntimeEsUs } from "@claimkit/widget-runtime/locales/es-us";
import * as widgetRuntime from "@claimkit/widget-runtime/texts";
import type { JSX } from "react";

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Definition {
  group: string;
  english: object;
}

const packages: Readonly<Record<string, { texts: object; spanish: { texts: Texts } }>> = {
  "claims-widgets": { texts: claimsWidgets, spanish: claimsWidgetsEsUs },
  faq: { texts: faq, spanish: faqEsUs },
  "shop-finder": { texts: shopFinder, spanish: shopFinderEsUs },
  "map-view": { texts: mapView, spanish: mapEsUs },
  "ui-kit": { texts: uiKit, spanish: kitEsUs },
  "widget-runtime": { texts: widgetRuntime, spanish: widgetRuntimeEsUs },
};

/** Every message of every package, in a table for each group. */
export function Messages(): JSX.Element {
  return (
    <>
      {Object.entries(packages).map(([name, { texts, spanish }]) => (
        <section key={name}>
          <h2>@claimkit/{name}/texts</h2>
          {Object.entries<Definition>({ ...texts }).map(([constant, { group, english }]) => (
            <table key={constant}>
              <caption>
                {constant}, group <code>{group}</code>
              </caption>
              <tbody>
                {Object.entries(english).map(([key, message]) => (
                  <tr key={key}>
                    <th scope="row">{key}</th>
                    <td lang="en-US">{wordingOf(message)}</td>
                    <td lang="es-US">{wordingOf(spanish.texts[group]?.[key])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </section>
      ))}
    </>
  );
}

function wordingOf(message: unknown): string {
  if (typeof message === "function") return String(message);
  if (typeof message === "string") return message;
  return Object.entries(message ?? {})
    .map(([category, wording]) => `${category}: ${String(wording)}`)
    .join("; ");
}
