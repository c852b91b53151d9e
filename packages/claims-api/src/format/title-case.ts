/** Abbreviations that stay in capitals in a text of capitals. In other texts, all words in capitals do. */
const ABBREVIATIONS = new Set(
  "ATV BI CSL DUI GAP MP PD PIP RV SUV UIM UM UMBI UMPD UIMBI UIMPD US USA VIN".split(" "),
);

/** Converts text such as `IN_PROGRESS` or `in progress` to "In Progress". Abbreviations such as PIP stay as they are. */
export function titleCase(text: string): string {
  const isAllCapitals = text === text.toUpperCase();
  return text
    .replace(/[_\s]+/g, " ")
    .trim()
    .replace(/[^\s/]+/g, (word) => {
      const isAbbreviation = isAllCapitals ? ABBREVIATIONS.has(word) : isCapitals(word);
      return isAbbreviation ? word : capitalized(word);
    });
}

function isCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
}

function capitalized(word: string): string {
  const [first = "", ...rest] = word;
  return first.toUpperCase() + rest.join("").toLowerCase();
}
