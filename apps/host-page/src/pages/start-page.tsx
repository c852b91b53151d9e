import { Hero } from "../layout/hero.tsx";
import { useMessages } from "../messages/use-messages.ts";
import { Stories } from "./stories.tsx";

/** The first screen: what the site is, and three claims to follow. */
export function StartPage() {
  const messages = useMessages().start;
  return (
    <>
      <Hero title={messages.title} heading={messages.heading} lead={messages.lead}>
        <a className="start-link" href="#/claims">
          {messages.claims}
        </a>
      </Hero>
      <div className="page">
        <Stories />
      </div>
    </>
  );
}
