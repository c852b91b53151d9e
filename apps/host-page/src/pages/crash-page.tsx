import { Page } from "../layout/page.tsx";
import { phoneHref, phoneText } from "../phone.ts";
import { useMessages } from "../messages/use-messages.ts";
import "./crash-page.css";

/** What to do after a crash. */
export function CrashPage() {
  const messages = useMessages().crash;
  return (
    <Page heading={messages.title} lead={messages.lead}>
      <ol className="crash-steps">
        {messages.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a className="link-button" href={phoneHref}>
        {messages.call}: {phoneText}
      </a>
    </Page>
  );
}
