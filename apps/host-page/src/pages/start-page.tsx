import { Tile } from "@claimkit/ui-kit/tile";
import { useArrival } from "../navigation/use-arrival.ts";
import { useWords } from "../words/use-words.ts";
import { Road } from "./road.tsx";
import { Stories } from "./stories.tsx";
import "./start-page.css";

/** Where the site begins: what it is, three claims to follow, and what everyone may see. */
export function StartPage() {
  const { start: words, nav } = useWords();
  const heading = useArrival(words.title);

  return (
    <>
      <div className="start-hero">
        <Road />
        <div className="start-hero-words">
          <h1 ref={heading} tabIndex={-1}>
            {words.heading}
          </h1>
          <p>{words.lead}</p>
          <a className="start-hero-link" href="#/claims">
            {words.claims}
          </a>
        </div>
      </div>
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
