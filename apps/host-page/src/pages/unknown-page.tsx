import { Page } from "../layout/page.tsx";
import { useMessages } from "../messages/use-messages.ts";

/** Shown at addresses without a page. */
export function UnknownPage() {
  const messages = useMessages().unknown;
  return (
    <Page heading={messages.title} lead={messages.lead}>
      <a className="link-button" href="#/claims">
        {messages.back}
      </a>
    </Page>
  );
}
