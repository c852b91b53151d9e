import { Tile } from "@claimkit/ui-kit/tile";
import { Hero } from "../layout/hero.tsx";
import { useMessages } from "../messages/use-messages.ts";
import { Stories } from "./stories.tsx";
import "./start-page.css";

/** The first screen: what the site is, three claims to follow, and what everyone may see. */
export function StartPage() {
  const { start: messages, nav } = useMessages();
  return (
    <>
      <Hero title={messages.title} heading={messages.heading} lead={messages.lead}>
        <a className="start-link" href="#/claims">
          {messages.claims}
        </a>
      </Hero>
      <div className="page start">
        <Stories />
        <section>
          <h2>{messages.servicesHeading}</h2>
          <div className="start-tiles">
            <Tile label={nav.shops} href="#/shops">
              {messages.shopsText}
            </Tile>
            <Tile label={nav.faqs} href="#/questions">
              {messages.faqsText}
            </Tile>
            <Tile label={nav.crash} href="#/after-a-crash">
              {messages.crashText}
            </Tile>
          </div>
        </section>
      </div>
    </>
  );
}
