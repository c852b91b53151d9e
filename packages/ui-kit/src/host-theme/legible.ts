/** The least contrast of text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const LEGIBLE = 4.5;
