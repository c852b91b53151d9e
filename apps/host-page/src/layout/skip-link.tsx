import { useWords } from "../words/use-words.ts";
import "./skip-link.css";

/** The first thing a keyboard meets. The address belongs to the pages, so it moves the focus by itself. */
export function SkipLink() {
  return (
    <a
      className="skip-link"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
    >
      {useWords().skip}
    </a>
  );
}
