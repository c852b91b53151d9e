import { ClaimTracker } from "@claimkit/claims-widgets";
import { stylesText as widgetStyles } from "@claimkit/claims-widgets/styles-text";
import { stylesText as kitStyles } from "@claimkit/ui-kit/styles-text";
import { textContrasts, type TextContrast } from "@claimkit/ui-kit/testing/faint-texts";
import { ClaimkitProvider, useSettings } from "@claimkit/widget-runtime";
import { type JSX, useEffect, useState } from "react";
import { createPortal } from "react-dom";

/** Props of {@link FramedPage}. */
export interface FramedPageProps {
  /** Content of the page's `<body>`. */
  html: string;
  /** Style sheet of the page. */
  css: string;
  /** The color scheme that the page's user prefers. */
  scheme: "light" | "dark";
}

/** A page in a frame without scripts, with a claim at its end and the contrast of the claim's texts. */
export function FramedPage({ html, css, scheme }: FramedPageProps): JSX.Element {
  const { client } = useSettings();
  const [page, setPage] = useState<Document | null>(null);
  const place = page && (page.querySelector("main") ?? page.body);
  const lowest = useLowestContrast(place);

  return (
    <figure className="try-a-page-frame">
      <iframe
        title={`The page in ${scheme} mode`}
        // Pasted scripts don't run, and links and forms do nothing.
        sandbox="allow-same-origin"
        srcDoc={`<!doctype html><html lang="en"><base target="_blank"><style>${kitStyles}</style><style>${widgetStyles}</style><style>${css}</style><body>${html}`}
        // The page's `prefers-color-scheme` follows the color scheme of its frame.
        style={{ colorScheme: scheme }}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {place &&
        client &&
        createPortal(
          <ClaimkitProvider client={client} theme="auto">
            <ClaimTracker claimNumber="CLM-1006" />
          </ClaimkitProvider>,
          place,
        )}
      <figcaption>
        {lowest && `Lowest contrast of a text: ${lowest.ratio.toFixed(2)} (“${lowest.text}”)`}
      </figcaption>
    </figure>
  );
}

/** Measures the claim's texts each second, because they load and the theme follows the page. */
function useLowestContrast(place: HTMLElement | null): TextContrast | undefined {
  const [lowest, setLowest] = useState<TextContrast>();

  useEffect(() => {
    function measure(): void {
      const claim = place?.querySelector("[data-widget=claim-tracker]");
      const [first] = claim ? textContrasts(claim).toSorted((a, b) => a.ratio - b.ratio) : [];
      setLowest((known) => (known?.ratio === first?.ratio ? known : first));
    }
    const timer = setInterval(measure, 1000);
    return () => clearInterval(timer);
  }, [place]);

  return lowest;
}
