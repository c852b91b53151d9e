import { Tile } from "@claimkit/ui-kit/tile";
import { Hero } from "../layout/hero.tsx";
import { useWords } from "../words/use-words.ts";
import { Stories } from "./stories.tsx";
import "./start-page.css";

/** The first screen: what the site is, three claims to follow, and what everyone may see. */
export function StartPage() {
  const { start: words, nav } = useWords();
  return (
    <>
      <Hero title={words.title} heading={words.heading} lead={words.lead}>
        <a className="start-link" href="#/claims">
          {words.claims}
        </a>
      </Hero>
      <div className="page start">
        <Stories />
        <section>
          <h2>{words.servicesHeading}</h2>
          <div className="start-tiles">
            <Tile label={nav.shops} href="#/shops">
              {words.shopsText}
            </Tile>
            <Tile label={nav.faqs} href="#/questions">
              {words.faqsText}
            </Tile>
            <Tile label={nav.crash} href="#/after-a-crash">
              {words.crashText}
            </Tile>
          </div>
        </section>
      </div>
    </>
  );
}
