import * as drawings from "../src/icon/drawings.ts";

/** The sprite sheet: one symbol for each drawing, under the name that `Icon` has for it. */
export function sprite(): string {
  const symbols = Object.entries(drawings).map(([drawing, paths]) => {
    const id = drawing.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `<symbol id="${id}" viewBox="0 0 24 24"><path d="${paths.join("")}"/></symbol>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("")}</svg>\n`;
}
