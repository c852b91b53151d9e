import { useMessages } from "../messages/use-messages.ts";
import "./site-footer.css";

/** The footer of every page. */
export function SiteFooter() {
  const messages = useMessages();
  return (
    <footer className="site-footer">
      <p>
        <b>{messages.company}</b> {messages.motto}
      </p>
      <p>{messages.footer}</p>
    </footer>
  );
}
