import { Page } from "../layout/page.tsx";
import { useWords } from "../words/use-words.ts";

/** The page for addresses that have none. */
export function UnknownPage() {
  const words = useWords().unknown;
  return (
    <Page heading={words.title} lead={words.lead}>
      <a className="link-button" href="#/claims">
        {words.back}
      </a>
    </Page>
  );
}
