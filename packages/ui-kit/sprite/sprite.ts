import * as iconPaths from "../src/icon/icon-paths.ts";

/** The sprite sheet: one symbol for each icon, named as in `Icon`. */
export function sprite(): string {
  const symbols = Object.entries(iconPaths).map(([name, paths]) => {
    const id = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `<symbol id="${id}" viewBox="0 0 24 24"><path d="${paths.join("")}"/></symbol>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("")}</svg>\n`;
}
