import { stylesText } from "@claimkit/ui-kit/styles-text";
import { type JSX, type ReactNode, useLayoutEffect } from "react";
import { type Host, hostSheets } from "./host-sheets.ts";

/** The host's sheet among the adopted sheets. The kit also adopts sheets, such as the one for the scroll lock. */
let hostSheet: CSSStyleSheet | undefined;

/** Which of the kit's two sheets a page loads. */
export type KitSheet = "layered" | "unlayered";

/** Props of {@link OnAHostPage}. */
export interface OnAHostPageProps {
  host: Host;
  sheet: KitSheet;
  children: ReactNode;
}

/** Adds a host's style sheet and then the kit's to the page while it is mounted. */
export function OnAHostPage({ host, sheet, children }: OnAHostPageProps): JSX.Element {
  useLayoutEffect(() => {
    const sheets = [sheetOf(hostSheets[host]), sheetOf(kitText[sheet])];
    document.adoptedStyleSheets.push(...sheets);
    [hostSheet] = sheets;
    return () => {
      hostSheet = undefined;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (adopted) => !sheets.includes(adopted),
      );
    };
  }, [host, sheet]);

  return <>{children}</>;
}

const kitText: Readonly<Record<KitSheet, string>> = {
  // Storybook itself has loaded the kit's layers before the host's. The other layer name puts these after
  // the host's, as on a real page.
  layered: stylesText.replaceAll("claimkit.", "claimkit-after-the-host."),
  // Like `styles.unlayered.css`: `@media all` replaces the layer blocks.
  unlayered: stylesText
    .replaceAll(/@layer [^{;]+;/g, "")
    .replaceAll(/@layer [\w.]+(?=\s*\{)/g, "@media all"),
};

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Disables the host's sheet. The returned function enables it again. */
export function disableHostSheet(): () => void {
  const sheet = hostSheet;
  if (!sheet) throw new Error("The page has no host sheet.");
  sheet.disabled = true;
  return () => {
    sheet.disabled = false;
  };
}
