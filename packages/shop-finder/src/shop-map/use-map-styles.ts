"use client";

import { useEffect, useState } from "react";

/**
 * Gives the map its styles inside an element, where the sheets of the page do not reach. In a page of
 * React components they are the page's.
 *
 * @returns a ref for the box of the map, and whether the map can be drawn in it
 */
export function useMapStyles(): [box: (element: HTMLElement | null) => void, isStyled: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [styled, setStyled] = useState<ShadowRoot>();
  const root = element?.getRootNode();
  const shadow = root && root instanceof ShadowRoot ? root : undefined;

  useEffect(() => {
    if (!shadow) return undefined;
    let isWanted = true;
    void import("@claimkit/map-view/styles-text").then(({ stylesText }) => {
      if (!isWanted) return;
      const { CSSStyleSheet: Sheet } = shadow.ownerDocument.defaultView ?? globalThis;
      const sheet = new Sheet();
      sheet.replaceSync(stylesText);
      shadow.adoptedStyleSheets.push(sheet);
      setStyled(shadow);
    });
    return () => {
      isWanted = false;
    };
  }, [shadow]);

  return [setElement, element !== null && (!shadow || styled === shadow)];
}
