import { Page } from "../layout/page.tsx";
import { phoneHref, phoneText } from "../phone.ts";
import { useWords } from "../words/use-words.ts";
import "./contact-page.css";

const EMAIL = "claims@example.com";

/** How to reach the insurer. */
export function ContactPage() {
  const words = useWords().contact;
  return (
    <Page heading={words.title} lead={words.lead}>
      <dl className="contact">
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a href={phoneHref}>{phoneText}</a>
          </dd>
          <dd>{words.hours}</dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${EMAIL}`}>{EMAIL}</a>
          </dd>
        </div>
        <div>
          <dt>{words.mail}</dt>
          <dd>{words.address}</dd>
        </div>
      </dl>
    </Page>
  );
}
