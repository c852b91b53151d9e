import { Page } from "../layout/page.tsx";
import { phoneHref, phoneText } from "../phone.ts";
import { useWords } from "../words/use-words.ts";
import "./crash-page.css";

/** What to do after a crash. */
export function CrashPage() {
  const words = useWords().crash;
  return (
    <Page heading={words.title} lead={words.lead}>
      <ol className="crash-steps">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a className="link-button" href={phoneHref}>
        {words.call}: {phoneText}
      </a>
    </Page>
  );
}
