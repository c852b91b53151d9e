import { stylesText } from "@claimkit/ui-kit/styles-text";
import { type JSX, type ReactNode, useLayoutEffect } from "react";
import { type Host, hostSheets } from "./host-sheets.ts";

/** The host's sheet on the page; the kit adopts sheets of its own, such as that of the scroll lock. */
let hostSheet: CSSStyleSheet | undefined;

/** Which of the kit's two sheets a page loads after its own. */
export type KitSheet = "layered" | "unlayered";

/** Props of {@link OnAHostPage}. */
export interface OnAHostPageProps {
  host: Host;
  sheet: KitSheet;
  children: ReactNode;
}

/** Gives the page a host's style sheet, and after it the kit's, for as long as it is mounted. */
export function OnAHostPage({ host, sheet, children }: OnAHostPageProps): JSX.Element {
  useLayoutEffect(() => {
    const sheets = [sheetOf(hostSheets[host]), sheetOf(kitText[sheet])];
    document.adoptedStyleSheets.push(...sheets);
    [hostSheet] = sheets;
    return () => {
      hostSheet = undefined;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (each) => !sheets.includes(each),
      );
    };
  }, [host, sheet]);

  return <>{children}</>;
}

const kitText: Readonly<Record<KitSheet, string>> = {
  // The book's own copy of the kit was there before the host's layers. A page loads it after them, as
  // layers of another name do here.
  layered: stylesText.replaceAll("claimkit.", "claimkit-after-the-host."),
  // As `styles.unlayered.css` has it: a block of `@media all` stands in no layer.
  unlayered: stylesText
    .replaceAll(/@layer [^{;]+;/g, "")
    .replaceAll(/@layer [\w.]+(?=\s*\{)/g, "@media all"),
};

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Takes the host's sheet away, and gives it back when the returned function is called. */
export function withoutHostSheet(): () => void {
  const sheet = hostSheet;
  if (!sheet) throw new Error("There is no host's sheet on the page.");
  sheet.disabled = true;
  return () => {
    sheet.disabled = false;
  };
}
