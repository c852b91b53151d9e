"use client";

import { useEffect, useState } from "react";

const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Adds the map's styles to the shadow root of an element, where the page's style sheets do not apply. In a
 * React app, the page imports them.
 *
 * @returns whether the styles are there
 */
export function useMapStyles(box: HTMLElement | null): boolean {
  const [styled, setStyled] = useState<ShadowRoot>();
  const root = box?.getRootNode();
  const shadow = root && root instanceof ShadowRoot ? root : undefined;

  useEffect(() => {
    if (!shadow) return undefined;
    let isWanted = true;
    void import("@claimkit/map-view/styles-text").then(({ stylesText }) => {
      if (!isWanted) return;
      const sheet = sheetOf(shadow.ownerDocument, stylesText);
      if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets.push(sheet);
      setStyled(shadow);
    });
    return () => {
      isWanted = false;
    };
  }, [shadow]);

  return box !== null && (!shadow || styled === shadow);
}

function sheetOf(page: Document, text: string): CSSStyleSheet {
  const known = sheets.get(page);
  if (known) return known;
  const { CSSStyleSheet: Sheet } = page.defaultView ?? globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  sheets.set(page, sheet);
  return sheet;
}
