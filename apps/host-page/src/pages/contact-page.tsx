import { Page } from "../layout/page.tsx";
import { phoneHref, phoneText } from "../phone.ts";
import { useMessages } from "../messages/use-messages.ts";
import "./contact-page.css";

const EMAIL = "claims@example.com";

/** How to reach the insurer. */
export function ContactPage() {
  const messages = useMessages().contact;
  return (
    <Page heading={messages.title} lead={messages.lead}>
      <dl className="contact">
        <div>
          <dt>{messages.phone}</dt>
          <dd>
            <a href={phoneHref}>{phoneText}</a>
          </dd>
          <dd>{messages.hours}</dd>
        </div>
        <div>
          <dt>{messages.email}</dt>
          <dd>
            <a href={`mailto:${EMAIL}`}>{EMAIL}</a>
          </dd>
        </div>
        <div>
          <dt>{messages.mail}</dt>
          <dd>{messages.address}</dd>
        </div>
      </dl>
    </Page>
  );
}
