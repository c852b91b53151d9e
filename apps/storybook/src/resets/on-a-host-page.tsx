import { stylesText } from "@claimkit/ui-kit/styles-text";
import { type JSX, type ReactNode, useLayoutEffect } from "react";
import { type Host, hostSheets } from "./host-sheets.ts";

/** The host's sheet among the adopted sheets. The kit also adopts sheets, such as the one for the scroll lock. */
let hostSheet: CSSStyleSheet | undefined;

/** Props of {@link OnAHostPage}. */
export interface OnAHostPageProps {
  host: Host;
  /** Whether the page loads the kit's sheet before its own. */
  isFirst?: boolean;
  children: ReactNode;
}

/** Adds a host's style sheet and the kit's to the page while it is mounted. */
export function OnAHostPage({ host, isFirst = false, children }: OnAHostPageProps): JSX.Element {
  useLayoutEffect(() => {
    const own = sheetOf(hostSheets[host]);
    const sheets = isFirst ? [sheetOf(stylesText), own] : [own, sheetOf(stylesText)];
    document.adoptedStyleSheets.push(...sheets);
    hostSheet = own;
    return () => {
      hostSheet = undefined;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (adopted) => !sheets.includes(adopted),
      );
    };
  }, [host, isFirst]);

  return <>{children}</>;
}

/** Storybook has declared the layers already. With other names, they are in the order of this page's sheets. */
function withOwnLayers(text: string): string {
  return text.replaceAll(/@layer [^{;]+/g, (layers) =>
    layers.replaceAll(/(?<=[ ,])[\w-]+/g, "$&-of-the-page"),
  );
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(withOwnLayers(text));
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
