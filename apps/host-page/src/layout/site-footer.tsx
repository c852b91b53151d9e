import { useWords } from "../words/use-words.ts";
import "./site-footer.css";

/** The footer of every page. */
export function SiteFooter() {
  const words = useWords();
  return (
    <footer className="site-footer">
      <p>
        <b>{words.company}</b> {words.motto}
      </p>
      <p>{words.footer}</p>
    </footer>
  );
}
